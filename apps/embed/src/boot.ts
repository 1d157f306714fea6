import type { EmbedConfig } from '@shopbell/protocol';
import { createChat } from './createChat';
import { attempt } from './log';

/** Puts the launcher on the page. Whatever goes wrong in here, the shop's page goes on. */
export function boot(config: EmbedConfig, script: HTMLScriptElement | null): void {
  const begin = () =>
    attempt('The start', () => {
      const { origin } = new URL(script?.src || location.href);
      createChat(config, origin, script?.nonce ?? '').init();
    });
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin, { once: true });
}
