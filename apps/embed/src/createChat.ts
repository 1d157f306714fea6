import { commandNames, type EmbedConfig, type GorgiasChat } from '@shopbell/protocol';
import { createLife, type Life } from './createLife';
import { createListeners } from './createListeners';
import { createQuestions } from './createQuestions';
import { drainQueue } from './drainQueue';
import { notHere, warn } from './log';
import { signingOut } from './signingOut';

declare global {
  interface Window {
    GorgiasChat?: GorgiasChat;
  }
}

/** The page's one global. It outlives the chat it stands for, so that `init()` can bring that back. */
export function createChat(config: EmbedConfig, baseUrl: string, nonce: string): GorgiasChat {
  const { settings } = config;
  const { on, off, emit, clear } = createListeners();
  let life: Life | null = null;
  let ready: Promise<GorgiasChat> | null = null;
  const questions = createQuestions(config, () => life?.stage());

  function begin(): Promise<GorgiasChat> {
    const { isDeactivated, appKey, appId, name } = settings;
    life = isDeactivated ? null : createLife(config, baseUrl, nonce, chat, emit);
    if (life || isDeactivated) window.GorgiasChat = chat;
    else
      warn(
        `Another chat was detected: the snippet may have been added twice. App key ${appKey}, application id ${appId}, chat "${name}".`,
      );
    const begun = life;
    const activated = begun?.activated ?? new Promise(() => {});
    return activated.then(() => {
      if (life !== begun) return chat;
      const leaving = signingOut(settings.appId);
      if (leaving !== null) logout(leaving).catch(() => {});
      drainQueue(chat);
      emit('ready');
      dispatchEvent(new Event('gorgias-widget-loaded'));
      return chat;
    });
  }

  const chat = {
    ...questions,
    on,
    off,
    hideChat: () => life?.hide({ isHidden: true }),
    showChat: () => life?.hide({ isHidden: false }),
    hideOnMobile: (hideOnMobile = true) => life?.hide({ hideOnMobile }),
    hideOutsideBusinessHours: (hideOutsideBusinessHours = true) => life?.hide({ hideOutsideBusinessHours }),
    init() {
      ready ??= begin();
      return ready;
    },
    destroy() {
      if (!life) return;
      life.end();
      life = ready = null;
      emit('destroy');
      clear();
    },
  } as GorgiasChat;
  for (const name of commandNames) {
    chat[name] = (...given: unknown[]) => (life ? life.call(name, given) : refuse()) as never;
  }
  const call = chat.logout as (leaving?: string) => Promise<void>;
  const logout = (leaving?: string) => call(leaving).then(() => void signingOut(settings.appId, false));
  chat.logout = () => {
    if (!life) return call();
    signingOut(settings.appId, true);
    return logout();
  };
  return chat;
}

/** For a page that does not wait for the answer this is no error: the shop has switched its chat off. */
function refuse(): Promise<never> {
  const refusal = Promise.reject(notHere());
  refusal.catch(() => {});
  return refusal;
}
