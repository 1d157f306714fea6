import { containerId, type EmbedConfig } from '@shopbell/protocol';
import { buildElement } from './buildElement';
import { createLoader } from './createLoader';
import { reportError, warn } from './log';
import { publish } from './public';

/** Puts the launcher on the page. Whatever goes wrong in here, the shop's page goes on. */
export function boot(config: EmbedConfig, script: HTMLScriptElement | null): void {
  const begin = () => {
    try {
      mount(config, script);
    } catch (error) {
      reportError('The chat could not be put on the page.', error);
    }
  };
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin, { once: true });
}

function mount(config: EmbedConfig, script: HTMLScriptElement | null): void {
  const { appKey, appId, name } = config.settings;
  const container = document.getElementById(containerId) ?? createContainer();
  if (container.shadowRoot || container.childNodes.length > 0) {
    warn(
      `Another chat was detected: the snippet may have been added twice. App key ${appKey}, application id ${appId}, chat "${name}".`,
    );
    return;
  }
  const root = container.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(config.css);
  root.adoptedStyleSheets = [sheet];
  const host = document.createElement('div');
  const launcher = buildElement(config.tree);
  host.append(launcher);
  root.append(host);
  const baseUrl = new URL(script?.src || location.href).origin;
  publish(createLoader({ config, root, host, launcher, baseUrl, nonce: script?.nonce ?? '' }));
}

function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.id = containerId;
  document.body.append(container);
  return container;
}
