import type { ElementTree, ServedCampaign, Starter } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Log } from '../../platform/log';
import type { App } from '../shops';
import { type CardRelease, cardsOf } from './cards';
import { type ChatState, readChatState } from './chatState';
import { withCodes } from './codes';
import { judgeContent, nameOf, reasonOf, type Skipped } from './judge';
import type { ProductProblems } from './productProblems';
import { listStarters } from './starters';
import { listCampaigns, readCodes, type StoredCampaign } from './store';
import { toServed } from './toServed';

export interface DrawnDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly productProblems: ProductProblems;
  readonly release: CardRelease | null;
}

/** All of a chat's campaigns that are on, ready to be sent. */
export interface Drawn {
  readonly campaigns: readonly ServedCampaign[];
  readonly skipped: readonly Skipped[];
  readonly cards: Readonly<Record<string, ElementTree>>;
  readonly startersCard: ElementTree | null;
  readonly css: string;
  readonly starters: readonly Starter[];
  readonly hasStarters: boolean;
}

interface Kept {
  readonly version: number;
  readonly atMs: number;
  readonly drawn: Promise<Drawn>;
}

/** chosen: so long a product that the shop has taken away may still be offered. */
const freshMs = 10 * 60_000;
const nothing: Drawn = {
  ...{ campaigns: [], skipped: [], cards: {}, startersCard: null, css: '', starters: [], hasStarters: false },
};

/**
 * Every page of a shop asks for them: judged and drawn once for each state of the chat and of its campaigns. Which
 * state that is, is asked every time, so that a change holds at once on every node.
 */
export function createDrawn(dependencies: DrawnDependencies) {
  const { database, clock } = dependencies;
  // An app is the same object as long as its row is the same (`keptApps`).
  const kept = new WeakMap<App, Kept>();

  return async (app: App): Promise<Drawn> => {
    const state = await readChatState(database.inShops([app.shopId]), app.shopId, app.id);
    if (state.version === 0) return nothing;
    const known = kept.get(app);
    if (known?.version === state.version && clock.now() - known.atMs < freshMs) return known.drawn;
    const drawn = draw(dependencies, app, state);
    kept.set(app, { version: state.version, atMs: clock.now(), drawn });
    // What failed is tried again by whoever comes next.
    drawn.catch(() => kept.delete(app));
    return drawn;
  };
}

async function draw(dependencies: DrawnDependencies, app: App, state: ChatState): Promise<Drawn> {
  const { database, log, release } = dependencies;
  const scope = database.inShops([app.shopId]);
  const starters = state.hasStarters
    ? await listStarters(scope, { shopId: app.shopId, appId: app.id, language: app.settings.language })
    : [];
  const stored = state.stoppedAt ? [] : await listCampaigns(scope, app.shopId, app.id);
  const active = stored.filter((campaign) => campaign.state === 'active');
  const codes = await readCodes(
    scope,
    app.shopId,
    active.map(({ content }) => content),
  );
  const campaigns: ServedCampaign[] = [];
  const skipped: Skipped[] = [];
  for (const campaign of active) {
    const found = await serve(dependencies, app, {
      ...campaign,
      content: withCodes(campaign.content, codes),
    });
    if ('reason' in found) skipped.push(found);
    else campaigns.push(found);
  }
  for (const { id, reason } of skipped)
    log.warn({ shopId: app.shopId, appId: app.id, campaignId: id, reason }, 'A campaign cannot be shown');
  return {
    campaigns,
    skipped,
    ...cardsOf(app, campaigns, release),
    starters,
    hasStarters: state.hasStarters,
  };
}

/** Bad data never becomes a broken card: it is left out, with the reason. */
async function serve(
  { productProblems }: DrawnDependencies,
  app: App,
  campaign: StoredCampaign,
): Promise<ServedCampaign | Skipped> {
  const { content, problems } = judgeContent(campaign.content, app);
  const reason = reasonOf(problems) ?? (content && reasonOf(await productProblems(app.shopId, content)));
  if (!content || reason !== null)
    return { id: campaign.id, name: nameOf(campaign.content), reason: reason ?? 'cannot be read' };
  return toServed(campaign, content);
}
