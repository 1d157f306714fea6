import type { EmbedConfig } from '@shopbell/protocol';
import { createChat } from './createChat';
import { reportError } from './log';

const report = (error: unknown) => reportError('The chat could not be put on the page.', error);

/** Puts the launcher on the page. Whatever goes wrong in here, the shop's page goes on. */
export function boot(config: EmbedConfig, script: HTMLScriptElement | null): void {
  const begin = () => {
    try {
      const chat = createChat(config, new URL(script?.src || location.href), script?.nonce ?? '');
      chat.init().catch(report);
    } catch (error) {
      report(error);
    }
  };
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin, { once: true });
}
