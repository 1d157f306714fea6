import type { CardListener, PageEvent, ServedCampaign } from '@shopbell/protocol';
import {
  type CampaignRules,
  cardKey,
  evaluateServed,
  initialCampaigns,
  lookAt,
  type PageFacts,
  reduceCampaigns,
  type Verdict,
  type Waiting,
} from '@shopbell/rules/campaigns';
import { attempt, reportError } from '../log';
import type { CampaignsLife } from './CampaignsLife';
import type { WantedCard } from './card/presentCard';
import type { PageCampaigns } from './PageCampaigns';

/** What of a page the engine itself knows. */
export type OwnFacts = Pick<PageFacts, 'active' | 'areCampaignsDisabled'>;

export interface EngineNeeds {
  readonly life: Pick<CampaignsLife, 'signal' | 'emit'>;
  readonly page: CampaignRules & Pick<PageCampaigns, 'cards'>;
  facts(own: OwnFacts): PageFacts;
  /** It counts for what caps the others; seen is it only once it stands there. */
  shown(campaignId: string, variantId: string | null): void;
  saw(campaignId: string): void;
  track(event: PageEvent, properties: object): void;
  /** Draws a card; null where it came too late. */
  present(wanted: WantedCard, listener: CardListener): Promise<{ close(): void } | null>;
  /** The visit as it is before it is looked at; kept where the shopper lets it be. */
  record(facts: PageFacts, waiting: Waiting): void;
  /** This shopper lets themselves be counted. */
  isCounted(): boolean;
}

export interface Engine {
  /** Something may have changed. */
  look(): void;
  ownFacts(): OwnFacts;
  /** Every campaign with every condition, also those behind the first that fails. */
  explain(): Verdict[];
  /** All that stand there go; those that wait are not shown. */
  clear(): void;
  disable(): void;
}

/** Shows campaigns when their time has come, waits for delays, and lets those go that lose meanwhile. */
export function createEngine({
  life,
  page,
  facts,
  shown,
  saw,
  track,
  record,
  present,
  isCounted,
}: EngineNeeds): Engine {
  const { signal, emit } = life;
  let state = initialCampaigns;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Waiting = new Map();
  /** Null while what draws it is on its way. */
  const cards = new Map<string, { close(): void } | null>();
  const heldOut = new Set<string>();

  const ownFacts = (): OwnFacts => ({
    active: state.displayed,
    areCampaignsDisabled: !state.isEnabled,
  });
  const decides = ({ id }: ServedCampaign, variantId: string | null) =>
    Object.hasOwn(page.cards, cardKey(id, variantId));

  function look(): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    const now = facts(ownFacts());
    record(now, waiting);
    const looked = lookAt(page, now, waiting, { decides });
    waiting = looked.waiting;
    looked.verdicts.forEach(hold);
    const campaign = page.campaigns[looked.due];
    if (campaign) {
      show(campaign, looked.verdicts[looked.due] as Verdict, now);
      // What was shown counts for the others.
      return look();
    }
    timer = setTimeout(look, looked.nextMs - now.nowMs);
  }

  function hold({ id, reason, variantId }: Verdict): void {
    if (reason !== 'hold-out' || heldOut.has(id)) return;
    heldOut.add(id);
    track('campaign-held-out', { campaignId: id, variantId });
  }

  function show(campaign: ServedCampaign, verdict: Verdict, now: PageFacts): void {
    const { id, variantId } = verdict;
    state = reduceCampaigns(state, { type: 'displayed', id });
    shown(id, variantId);
    const act = (event: PageEvent, more?: object) => track(event, { campaignId: id, variantId, ...more });
    const listener = {
      dismissed() {
        act('campaign-dismissed');
        close(id);
      },
      clicked() {
        state = reduceCampaigns(state, { type: 'clicked', id });
        act('campaign-clicked');
      },
      replied() {
        state = reduceCampaigns(state, { type: 'replied', id });
        act('campaign-replied');
      },
      linkClicked: (_id: string, url: string, productId?: string) => act('link-clicked', { url, productId }),
      addedToCart: (_id: string, productId: string) => act('product-added', { productId }),
      revealed: (_id: string, offerId: string) => act('offer-revealed', { offerId }),
      submitted: () => act('form-submitted'),
    };
    const card = page.cards[cardKey(id, variantId)];
    if (!card) return;
    cards.set(id, null);
    const draw = async () => {
      const wanted = { campaign, verdict, card, facts: now, isCounted, isWanted: () => cards.has(id) };
      const shownCard = await present(wanted, listener);
      if (!shownCard) return;
      cards.set(id, shownCard);
      saw(id);
      act('campaign-shown');
      emit('campaign:opened', { campaignId: id });
    };
    draw().catch((error) => signal.aborted || reportError('A campaign could not be shown.', error));
  }

  function close(id: string): void {
    const card = cards.get(id);
    cards.delete(id);
    state = reduceCampaigns(state, { type: 'closed', id });
    if (!card) return;
    attempt('A campaign', () => card.close());
    emit('campaign:closed', { campaignId: id });
  }

  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    look,
    ownFacts,
    explain: () => evaluateServed(page, facts(ownFacts()), { decides }),
    clear() {
      waiting = new Map();
      for (const id of [...cards.keys()]) close(id);
    },
    disable() {
      state = reduceCampaigns(state, { type: 'disabled' });
    },
  };
}
