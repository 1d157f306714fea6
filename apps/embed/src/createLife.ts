import type {
  ChatCommands,
  ChatPlacement,
  EmbedConfig,
  Emit,
  WidgetHandle,
} from '@shopbell/protocol';
import { createLoader, type ScriptPlace } from './createLoader';
import { createPlacement } from './createPlacement';
import { createQuestions } from './createQuestions';
import { keepInPage } from './keepInPage';
import { mountLauncher } from './mountLauncher';
import { watchAddress } from './watchAddress';

/** One life of the chat on its page, from the launcher to the last trace of it. */
export interface Life extends ChatPlacement {
  readonly signal: AbortSignal;
  readonly widget: () => WidgetHandle | null;
  /** Someone looks at the page. */
  activate(): void;
  call(name: keyof ChatCommands, given: readonly unknown[]): unknown;
  end(): void;
}

/** Null where another chat stands. */
export function createLife(config: EmbedConfig, place: ScriptPlace, emitToPage: Emit): Life | null {
  const mounted = mountLauncher(config);
  if (!mounted) return null;
  const controller = new AbortController();
  const { signal } = controller;
  let activate = () => {};
  const activated = new Promise<void>((done) => {
    activate = done;
  });
  let isWaiting = true;

  const emit: Emit = (event, detail) => {
    if (signal.aborted) return;
    placement.update();
    emitToPage(event, detail);
  };
  const { widget, load, begin } = createLoader({ config, place, mounted, emit, activated, signal });
  const questions = createQuestions(config, widget);
  const onShown = () => {
    if (!isWaiting) return;
    isWaiting = false;
    void activated.then(begin);
  };
  const placement = createPlacement(config, mounted.host, questions, onShown, signal);
  const onPageChange = () => {
    placement.update();
    widget()?.pageChanged();
  };
  placement.update();
  watchAddress(onPageChange, signal);
  addEventListener('resize', onPageChange, { signal });
  const letGo = keepInPage(mounted.container, () => widget()?.returned());

  return {
    ...placement,
    signal,
    widget,
    activate,
    call(name, given) {
      const run = (loaded: WidgetHandle): unknown => {
        const answer = Reflect.apply(loaded[name], loaded, given);
        placement.update();
        return answer;
      };
      const loaded = widget();
      return loaded ? run(loaded) : load().then(run);
    },
    end() {
      controller.abort();
      letGo();
      widget()?.destroy();
      mounted.remove();
    },
  };
}
