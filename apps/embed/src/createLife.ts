import type {
  ChatCommands,
  ChatQuestions,
  EmbedConfig,
  EmbedStart,
  Emit,
  WidgetHandle,
} from '@shopbell/protocol';
import { asksToOpen } from '@shopbell/rules/pages';
import { buildElement } from './buildElement';
import { createPlacement, type Placement } from './createPlacement';
import { notHere, reportError } from './log';
import { mountLauncher } from './mountLauncher';
import type { Attended } from './page/attend';
import { whenIdle } from './whenIdle';

interface WidgetModule {
  start(root: ShadowRoot, host: Element, start: EmbedStart): WidgetHandle;
}

interface PageModule {
  attend(life: Attended): void;
}

declare global {
  interface Document {
    /** Only where pages are prepared before someone asks for them. */
    readonly prerendering?: boolean;
  }
}

/** One life of the chat on its page, from the launcher to the last trace of it. */
export interface Life extends Placement {
  /** Nobody looks at a page that is only being prepared; the app waits for someone who does. */
  readonly activated: Promise<unknown>;
  readonly widget: () => WidgetHandle | null;
  call(name: keyof ChatCommands, given: unknown[]): unknown;
  end(): void;
}

/** A finger enters too before it presses. */
const intents = ['pointerenter', 'focusin'];
const report = (error: unknown) => reportError('The chat could not be loaded.', error);

/**
 * Null where another chat stands. The app's bytes come when the browser is idle; they are evaluated only when someone
 * is about to use them, since evaluating React is one long task that the page should not pay for without need.
 */
export function createLife(
  config: EmbedConfig,
  baseUrl: string,
  nonce: string,
  questions: ChatQuestions,
  emitToPage: Emit,
): Life | null {
  const controller = new AbortController();
  const { signal } = controller;
  const container = mountLauncher(config, signal);
  if (!container) return null;
  const root = container.shadowRoot as ShadowRoot;
  const host = root.firstElementChild as HTMLElement;
  const { settings, page, files } = config;
  const folder = baseUrl + config.folder;
  /** LAZY-19: over the launcher and in its looks, what to do when the app does not come. */
  const notice = buildElement([
    'button',
    { class: 'launcher with-label' },
    settings.texts.errorRefreshPage,
  ]) as HTMLElement;
  let loading: Promise<WidgetHandle> | null = null;
  let widget: WidgetHandle | null = null;
  let isReady = false;
  let attending: Promise<void> | null = null;
  let onShown!: () => void;

  const activated = new Promise<unknown>((done) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', done, { once: true, signal });
    // Behind the frame with the launcher in it.
    else setTimeout(done);
  });
  const shown = new Promise<void>((done) => {
    onShown = done;
  });
  const emit: Emit = (event, detail) => {
    if (signal.aborted) return;
    placement.update();
    emitToPage(event, detail);
  };
  const start = (module: WidgetModule): WidgetHandle => {
    if (signal.aborted) throw notHere();
    notice.remove();
    widget = module.start(root, host, { settings, baseUrl, emit });
    widget.ready.then(() => {
      isReady = true;
    }, report);
    return widget;
  };
  const load = (): Promise<WidgetHandle> => {
    void activated.then(attend);
    loading ??= activated
      .then(() => import(/* @vite-ignore */ folder + files[0]))
      .then(start)
      .catch((error) => {
        loading = null;
        throw error;
      });
    return loading;
  };
  const onClick = () => {
    notice.remove();
    load().then(
      (loaded) => loaded.openFrom('clicked'),
      (error) => {
        report(error);
        host.append(notice);
        notice.focus();
      },
    );
  };
  const attend = () => {
    attending ??= import(/* @vite-ignore */ folder + page).then(({ attend }: PageModule) =>
      attend({
        container,
        settings,
        folder,
        files,
        nonce,
        shown,
        signal,
        widget: () => widget,
        update: placement.update,
        load,
        report,
      }),
    );
    attending.catch((error) => {
      attending = null;
      report(error);
    });
  };
  const placement = createPlacement(config, host, questions, onShown, signal);
  placement.update();
  // In the host stand the launcher, the notice, and then the app, which takes over with its own.
  host.addEventListener('click', () => widget || onClick(), { signal });
  for (const intent of intents)
    host.addEventListener(intent, () => load().catch(report), { once: true, signal });
  if (!container.isConnected) document.body.append(container);
  // What the address asks for is what the shopper came for; the rest can wait.
  void activated.then(() =>
    asksToOpen(location.search) ? signal.aborted || attend() : whenIdle(attend, signal),
  );

  return {
    ...placement,
    activated,
    widget: () => widget,
    hide(change) {
      placement.hide(change);
      placement.update();
      widget?.pageChanged();
    },
    call(name, given) {
      const run = (loaded: WidgetHandle): unknown => {
        const answer = (loaded[name] as (...given: unknown[]) => unknown)(...given);
        placement.update();
        return answer;
      };
      if (widget && isReady) return run(widget);
      return load().then((loaded) => loaded.ready.then(() => run(loaded)));
    },
    end() {
      widget?.destroy();
      controller.abort();
    },
  };
}
