import type { CampaignExplanation, PageEvent } from '@shopbell/protocol';
import { reportError } from '../log';
import { createTracker, type Tracker } from '../tracking';
import type { CampaignsLife } from './CampaignsLife';
import { createEngine, type Engine } from './createEngine';
import { createFacts } from './createFacts';
import { hearCalls } from './hearCalls';
import { createKeep } from './keep';
import type { PageCampaigns } from './PageCampaigns';

/** Campaigns on a page, from what the server says of them to the cards. Gives the way to ask why. */
export async function attendCampaigns(life: CampaignsLife): Promise<() => readonly CampaignExplanation[]> {
  const { appId, baseUrl, signal, chat, emit, host, said } = life;
  const answer = await fetch(`${baseUrl}/api/applications/${appId}/campaigns`, { signal });
  const page: PageCampaigns = await answer.json();
  let begun: Engine | null = null;
  const eventsUrl = `${baseUrl}${page.tracking.eventsUrl}?appId=${appId}`;
  const tracker = createTracker({
    ...{ appId, signal, emit, eventsUrl, isOn: page.tracking.isOn },
    loadRemembered: () => import('./remembered'),
    facts() {
      const { abVariant, device, language, sessionId } = known.facts(engine.ownFacts());
      return { abVariant, device, language, sessionId };
    },
  });
  hearCalls(said, ([name, [isGiven]]) => {
    if (name === 'setConsent') tracker.setConsent(isGiven === true);
    if (name === 'disableSegment') tracker.disable();
  });
  const known = await createFacts(life, page, tracker, () => begun?.look());
  const track = (event: PageEvent, given?: object) => tracker.track(event, given);
  const isCounted = () => tracker.guestId() !== null;
  const engine = createEngine({
    ...{ ...known, life, page, track, isCounted },
    present: async (...wanted) => (await import('./card/presentCard')).presentCard(life, page, ...wanted),
  });
  begun = engine;

  const onSearch = heedConsent(life, tracker);
  life.onPage(() => {
    known.turned();
    onSearch();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && known.turned(true), { signal });
  chat.on('widget:opened', ({ source }) => {
    if (source === 'from-api') engine.disable();
    engine.clear();
    engine.look();
  });
  chat.on('widget:closed', engine.look);
  chat.on('cart:updated', known.cartChanged);
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('.launcher')) engine.clear();
  };
  // Before the window opens, and takes what was pressed out of the launcher to turn it.
  host.addEventListener('click', onClick, { signal, capture: true });
  engine.look();
  if (page.startersEnabled)
    import('./attendStarters')
      .then(({ attendStarters }) => {
        const { language } = known.facts(engine.ownFacts());
        attendStarters(life, page, { track, language, keep: createKeep(appId) });
      })
      .catch((error) => reportError('The suggested questions could not be shown.', error));
  return () => engine.explain().map(({ id, shows, conditions }) => ({ id, shows, conditions }));
}

/** Carts and searches are watched from the first consent on. Gives what looks for a search on the page. */
function heedConsent({ signal, widget }: CampaignsLife, tracker: Tracker): () => void {
  let onSearch: (() => void) | undefined;
  let isBegun = false;
  tracker.onConsent(async (now) => {
    const sinceMs = isBegun ? performance.now() : 0;
    // An app that comes later reads what is kept.
    const loaded = widget();
    void loaded?.ready.then(() => loaded.setConsent(now === 'given'));
    if (now === 'given' && !onSearch) {
      const { createSearchTracking, watchCart } = await import('./remembered');
      if (!onSearch) watchCart(tracker, sinceMs, signal);
      onSearch ??= createSearchTracking(tracker);
    }
    onSearch?.();
  });
  isBegun = true;
  return () => onSearch?.();
}
