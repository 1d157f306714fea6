import type { PageEvent } from '@shopbell/protocol';
import { initialStarters, reduceStarters, type Starter } from '@shopbell/rules/campaigns';
import { reportError } from '../log';
import type { CampaignsLife } from './CampaignsLife';
import { showStarters } from './card/showStarters';
import type { Keep } from './keep';
import type { PageCampaigns } from './PageCampaigns';

interface StartersNeeds {
  /** That the chat speaks to this shopper. */
  readonly language: string;
  readonly keep: Keep;
  track(event: PageEvent): void;
}

/**
 * Suggested questions, until one is pressed or they are sent away; not while the window is open or hidden, and not where
 * a campaign's card stands, which has their place. Where the page becomes another without being loaded, its own questions
 * take the place of those before.
 */
export function attendStarters(
  life: CampaignsLife,
  page: PageCampaigns,
  { track, language, keep }: StartersNeeds,
): void {
  const { appId, baseUrl, signal, chat, root, host, emit } = life;
  const { startersCard: card, css } = page;
  let state = initialStarters(page.startersEnabled);
  let shown: ReturnType<typeof showStarters> | null = null;
  let askedWith = '';
  let isClosed = false;

  const draw = () => {
    shown?.remove();
    shown = null;
    if (!card || !state.starters.length || isClosed || chat.isOpen() || host.hidden) return;
    if (root.querySelector('.campaign')) return;
    shown = showStarters(life, state.starters, {
      ...{ card, css, emit },
      clicked: () => track('starter-clicked'),
      closed() {
        isClosed = true;
        if (!chat.isOpen()) keep.write('starters-closed', String(Date.now()));
      },
    });
  };

  async function ask(): Promise<void> {
    const query = queryOf(language);
    const { startersEnabled, startersPending } = state;
    if (!startersEnabled || startersPending || query === askedWith || keep.read('starters-closed')) return;
    askedWith = query;
    state = reduceStarters(state, { type: 'asked' });
    try {
      const answer = await fetch(`${baseUrl}/api/applications/${appId}/conversation-starters.json?${query}`, {
        signal,
      });
      const { starters }: { starters: readonly Starter[] } = await answer.json();
      const isSame = shown !== null && JSON.stringify(starters) === JSON.stringify(state.starters);
      state = reduceStarters(state, { type: 'came', starters });
      isClosed = false;
      if (!isSame) draw();
    } catch (error) {
      state = reduceStarters(state, { type: 'failed' });
      if (!signal.aborted) reportError('The suggested questions could not be shown.', error);
    }
    // The page may have gone on meanwhile.
    return ask();
  }

  life.onPage(() => void ask());
  // Whoever has opened the window meanwhile may find them again on their next page.
  chat.on('widget:opened', () => shown?.close());
  const onClick = ({ target }: Event) => {
    // Heard before the cards go for it: they do not come for the moment until the window opens.
    if ((target as Element).closest('.launcher')) isClosed = true;
  };
  host.addEventListener('click', onClick, { signal, capture: true });
  chat.on('campaign:opened', draw);
  chat.on('campaign:closed', draw);
  void ask();
}

const queryOf = (locale: string): string =>
  String(
    new URLSearchParams({
      locale,
      website_domain: location.hostname,
      page: String(window.meta?.page?.pageType ?? '') || location.pathname,
    }),
  );
