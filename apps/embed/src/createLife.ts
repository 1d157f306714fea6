import type { ChatCommands, EmbedConfig, Emit, GorgiasChat, WidgetHandle } from '@shopbell/protocol';
import { asksToOpen } from '@shopbell/rules/pages';
import { buildElement } from './buildElement';
import { createPlacement, type Placement } from './createPlacement';
import { notHere, reportError } from './log';
import { mountLauncher } from './mountLauncher';
import type { Attended } from './page/attend';
import type { SaidCall } from './page/SaidCall';
import { prefetch } from './prefetch';
import { whenIdle } from './whenIdle';
import type { Stage } from './window/createStage';
import type { StagePlace } from './window/StagePlace';

interface PageModule {
  attend(life: Attended): void;
}
interface WindowModule {
  mount(place: StagePlace): Stage;
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
  /** The window, as soon as its file is there. */
  readonly stage: () => Stage | null;
  call(name: keyof ChatCommands, given: unknown[]): unknown;
  end(): void;
}

/** A finger enters too before it presses. */
const intents = ['pointerenter', 'focusin'];
const report = (error: unknown) => reportError('The chat could not be loaded.', error);

/**
 * Null where another chat stands. The bytes of page, window and app come when the browser is idle; the app's are
 * evaluated behind the paint of the window, since evaluating React is one long task that nobody should wait for.
 */
export function createLife(
  config: EmbedConfig,
  baseUrl: string,
  nonce: string,
  chat: GorgiasChat,
  emitToPage: Emit,
): Life | null {
  const controller = new AbortController();
  const { signal } = controller;
  const container = mountLauncher(config, signal);
  if (!container) return null;
  const root = container.shadowRoot as ShadowRoot;
  const host = root.firstElementChild as HTMLElement;
  const { settings, tree } = config;
  const folder = baseUrl + config.folder;
  // The preview of the settings gives a whole address.
  const windowUrl = new URL(config.window, baseUrl).href;
  const urls = [windowUrl, ...config.files.map((file) => folder + file)];
  const fetched = new Set<string>();
  /** Once: a link costs time, and the last intent is the press itself. */
  const fetchAhead = (url: string) => fetched.size < fetched.add(url).size && prefetch(url, nonce, signal);
  /**
   * LAZY-19: over the launcher and in its looks, what to do when the app does not come. Taken away by `replaceWith`: the
   * `remove` of old libraries fails on what stands nowhere.
   */
  const notice = buildElement([
    'button',
    { class: 'launcher with-label' },
    settings.refreshText,
  ]) as HTMLElement;
  let stage: Stage | null = null;
  let staging: Promise<Stage> | null = null;
  let attending: Promise<void> | null = null;
  let onShown!: () => void;
  /** A call was made that the rest of the API must come for. */
  let isWaited = false;
  const said: SaidCall[] = [];

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
  const attend = () => {
    attending ??= import(/* @vite-ignore */ folder + config.page).then(({ attend }: PageModule) =>
      attend({
        ...{ container, config, baseUrl, chat, emit, shown, signal, fetchAhead, load, report, said },
        // The window and React in its two files; the app itself follows with the first intent.
        urls: urls.slice(0, 3),
        widget: () => stage?.widget() ?? null,
        update: placement.update,
      }),
    );
    attending.catch((error) => {
      attending = null;
      report(error);
    });
  };
  const prepare = (): Promise<Stage> => {
    staging ??= activated
      .then(() => {
        attend();
        return import(/* @vite-ignore */ windowUrl);
      })
      .then(({ mount }: WindowModule) => {
        if (signal.aborted) throw notHere();
        stage = mount({
          ...{ root, host, tree, baseUrl, signal, emit, fetchAhead },
          isOnline: chat.isChatOnline,
          onChange: placement.update,
          onStart: () => notice.replaceWith(),
        });
        return stage;
      })
      .catch((error) => {
        staging = null;
        throw error;
      });
    return staging;
  };
  const load = (): Promise<WidgetHandle> => prepare().then((mounted) => mounted.load());
  const onIntent = () => {
    urls.forEach(fetchAhead);
    prepare().catch(report);
  };
  const onClick = ({ target }: Event) => {
    // In the host stand the launcher, the notice and the window; the app takes over with its own.
    if (stage?.widget() || !(target as Element).closest('.launcher')) return;
    notice.replaceWith();
    // In this very task where it can be: the window is painted with the next frame.
    (stage ? stage.toggle() : prepare().then((mounted) => mounted.toggle())).catch((error) => {
      if (signal.aborted) return;
      report(error);
      stage?.close();
      host.append(notice);
      notice.focus();
    });
  };

  const placement = createPlacement(config, host, chat, onShown, signal);
  placement.update();
  host.addEventListener('click', onClick, { signal });
  for (const intent of intents) host.addEventListener(intent, onIntent, { once: true, signal });
  if (!container.isConnected) document.body.append(container);
  // What the address asks for is what the shopper came for; the rest can wait.
  void activated.then(() =>
    asksToOpen(location.search) ? signal.aborted || attend() : whenIdle(attend, signal),
  );

  return {
    ...placement,
    activated,
    stage: () => stage,
    hide(change) {
      placement.hide(change);
      placement.update();
      stage?.widget()?.pageChanged();
    },
    call(name, given) {
      // Consent is the page's to keep: nobody needs the app for that, and where it is there it hears of it.
      if (config.campaigns && said.push([name, given]) && name === 'setConsent') return;
      const run = (loaded: WidgetHandle): unknown => {
        const answer = (loaded[name] as (...given: unknown[]) => unknown)(...given);
        placement.update();
        return answer;
      };
      const ready = stage?.ready();
      if (ready) return run(ready);
      return load().then((loaded) => {
        // What a shopper does too needs no more than the app, but stays behind what was called before it.
        const isEager = name in loaded;
        if (isEager && !isWaited) return run(loaded);
        isWaited = true;
        return loaded.ready.catch((error) => isEager || Promise.reject(error)).then(() => run(loaded));
      });
    },
    end() {
      stage?.widget()?.destroy();
      controller.abort();
    },
  };
}
