import type { EmbedConfig } from '@shopbell/protocol';
import { createChat } from './createChat';
import { reportError } from './log';

/** Puts the launcher on the page. Whatever goes wrong in here, the shop's page goes on. */
export function boot(config: EmbedConfig, script: HTMLScriptElement | null): void {
  const begin = () => {
    try {
      const baseUrl = new URL(script?.src || location.href).origin;
      void createChat(config, { baseUrl, nonce: script?.nonce ?? '' }).init();
    } catch (error) {
      reportError('The chat could not be put on the page.', error);
    }
  };
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin, { once: true });
}
