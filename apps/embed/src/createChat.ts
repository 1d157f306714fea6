import { commandNames, type EmbedConfig, type GorgiasChat } from '@shopbell/protocol';
import { createLife, type Life } from './createLife';
import { createListeners } from './createListeners';
import { createQuestions } from './createQuestions';
import { reportError, warn } from './log';

type QueuedCall = (chat: GorgiasChat) => void;

declare global {
  interface Window {
    GorgiasChat?: GorgiasChat;
    gorgiasChatQueue?: { push(call: QueuedCall): void };
  }
}

const placementNames = ['hideChat', 'showChat', 'hideOnMobile', 'hideOutsideBusinessHours'] as const;

/** The page's one global. It outlives the chat it stands for, so that `init()` can bring that back. */
export function createChat(config: EmbedConfig, script: URL, nonce: string): GorgiasChat {
  const { settings } = config;
  const { on, off, emit, clear } = createListeners();
  let life: Life | null = null;
  let ready: Promise<GorgiasChat> | null = null;

  async function begin(): Promise<GorgiasChat> {
    const started = settings.isDeactivated ? null : createLife(config, script, nonce, emit);
    if (started) {
      life = started;
      window.GorgiasChat = chat;
      await started.activated;
      drainQueue(chat);
      emit('ready', undefined);
      dispatchEvent(new Event('gorgias-widget-loaded'));
      return chat;
    }
    if (settings.isDeactivated) window.GorgiasChat ??= chat;
    else
      warn(
        `Another chat was detected: the snippet may have been added twice. App key ${settings.appKey}, application id ${settings.appId}, chat "${settings.name}".`,
      );
    return new Promise(() => {});
  }

  const chat = {
    ...createQuestions(config, () => life?.widget() ?? null),
    on,
    off,
    init() {
      ready ??= begin();
      return ready;
    },
    destroy() {
      if (!life) return;
      life.end();
      life = ready = null;
      emit('destroy', undefined);
      clear();
    },
  } as GorgiasChat;
  for (const name of placementNames) chat[name] = (isHidden?: boolean) => life?.[name](isHidden);
  for (const name of commandNames) {
    const command = (...given: unknown[]) => (life ? life.call(name, given) : notHere());
    Object.assign(chat, { [name]: command });
  }
  return chat;
}

/** For a page that does not wait for the answer this is no error: the shop has switched its chat off. */
function notHere(): Promise<never> {
  const refusal = Promise.reject(new Error('The chat is not on this page.'));
  refusal.catch(() => {});
  return refusal;
}

/** What the page wanted before the script came (API-44); from now on whatever it pushes runs at once. */
function drainQueue(chat: GorgiasChat): void {
  const run = (call: QueuedCall) => {
    try {
      call(chat);
    } catch (error) {
      reportError('A queued call failed.', error);
    }
  };
  const queued = window.gorgiasChatQueue;
  window.gorgiasChatQueue = { push: run };
  if (Array.isArray(queued)) queued.forEach(run);
}
