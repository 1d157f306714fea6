import type { PageEvent } from '@shopbell/protocol';
import type { CampaignsLife } from './CampaignsLife';
import { type Starter, showStarters } from './card/showStarters';
import { createKeep } from './keep';
import { languageOf } from './languageOf';
import type { PageCampaigns } from './PageCampaigns';

/** Suggested questions, until one is pressed or they are sent away; not while the window is open or hidden. */
export async function attendStarters(
  life: CampaignsLife,
  page: PageCampaigns,
  track: (event: PageEvent) => void,
): Promise<void> {
  const { appId, baseUrl, signal, chat, host, emit } = life;
  const keep = createKeep(appId);
  const { startersCard: card, css } = page;
  if (!card || keep.read('starters-closed')) return;
  const asked = new URLSearchParams({
    locale: languageOf(page),
    website_domain: location.hostname,
    page: String(window.meta?.page?.pageType ?? '') || location.pathname,
  });
  const address = `${baseUrl}/api/applications/${appId}/conversation-starters.json?${asked}`;
  const answer = await fetch(address, { signal });
  const { starters }: { starters: readonly Starter[] } = await answer.json();
  if (!starters.length || chat.isOpen() || host.hidden) return;
  const shown = showStarters(life, starters, {
    ...{ card, css, emit },
    clicked: () => track('starter-clicked'),
    closed: () => chat.isOpen() || keep.write('starters-closed', String(Date.now())),
  });
  // Whoever has opened the window meanwhile may find them again on their next page.
  chat.on('widget:opened', shown.close);
}
