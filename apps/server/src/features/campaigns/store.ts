import type { CampaignState, CampaignVersion } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';
import { type Codes, type Offer, offerIdsIn } from './codes';

export interface StoredCampaign {
  readonly id: string;
  readonly shopId: number;
  readonly appId: number;
  readonly state: CampaignState;
  readonly content: unknown;
  readonly position: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly changedBy: string | null;
}

interface CampaignRow {
  id: string;
  shop_id: string;
  app_id: string;
  state: CampaignState;
  content: unknown;
  position: number;
  version: number;
  created_at: Date;
  changed_at: Date;
  changed_by_name: string | null;
}

const toCampaign = (row: CampaignRow): StoredCampaign => ({
  id: row.id,
  shopId: Number(row.shop_id),
  appId: Number(row.app_id),
  state: row.state,
  content: row.content,
  position: row.position,
  version: row.version,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  changedBy: row.changed_by_name,
});

export async function listCampaigns(queryable: Queryable, shopId: number, appId: number) {
  const rows = await queryable.query<CampaignRow>(
    'select * from campaign where shop_id = $1 and app_id = $2 order by position, created_at, id',
    [shopId, appId],
  );
  return rows.map(toCampaign);
}

export async function findCampaign(queryable: Queryable, shopId: number, id: string) {
  const [row] = await queryable.query<CampaignRow>('select * from campaign where shop_id = $1 and id = $2', [
    shopId,
    id,
  ]);
  return row ? toCampaign(row) : null;
}

/** Whoever changes it waits here for whoever does the same. */
export async function lockCampaign(transaction: Queryable, shopId: number, id: string) {
  const [row] = await transaction.query<CampaignRow>(
    'select * from campaign where shop_id = $1 and id = $2 for update',
    [shopId, id],
  );
  return row ? toCampaign(row) : null;
}

/** At the end of the list. */
export async function insertCampaign(transaction: Queryable, campaign: Omit<StoredCampaign, 'position'>) {
  const { id, shopId, appId, state, content, version, createdAt, changedAt, changedBy } = campaign;
  const [row] = await transaction.query<CampaignRow>(
    `insert into campaign (id, shop_id, app_id, state, content, position, version, created_at, changed_at, changed_by_name)
     select $1::uuid, $2::bigint, $3::bigint, $4, $5::jsonb, coalesce(max(position), 0) + 1, $6::int, $7::timestamptz,
       $8::timestamptz, $9
     from campaign where shop_id = $2 and app_id = $3
     returning *`,
    [id, shopId, appId, state, JSON.stringify(content), ...[version, createdAt, changedAt], changedBy],
  );
  if (!row) throw new Error('The new campaign was not returned');
  return toCampaign(row);
}

export async function updateCampaign(transaction: Queryable, campaign: StoredCampaign): Promise<void> {
  const { id, shopId, state, content, version, changedAt, changedBy } = campaign;
  await transaction.query(
    `update campaign set state = $3, content = $4, version = $5, changed_at = $6, changed_by_name = $7
     where shop_id = $1 and id = $2`,
    [shopId, id, state, JSON.stringify(content), version, changedAt, changedBy],
  );
}

export async function deleteCampaign(
  transaction: Queryable,
  { shopId, id, content }: StoredCampaign,
): Promise<void> {
  await transaction.query('delete from campaign where shop_id = $1 and id = $2', [shopId, id]);
  await transaction.query('delete from campaign_offer where shop_id = $1 and offer_id = any ($2::text[])', [
    shopId,
    offerIdsIn([content]),
  ]);
}

/** Those that are named come first, as they are named; the others keep their order behind them. */
export async function orderCampaigns(
  transaction: Queryable,
  { shopId, appId, ids }: { shopId: number; appId: number; ids: readonly string[] },
): Promise<void> {
  await transaction.query(
    `update campaign set position = ordered.place from (
       select id, row_number() over (order by array_position($3::uuid[], id) nulls last, position, created_at, id) as place
       from campaign where shop_id = $1 and app_id = $2
     ) as ordered where campaign.id = ordered.id and campaign.shop_id = $1`,
    [shopId, appId, ids],
  );
}

export interface Saved {
  readonly campaign: StoredCampaign;
  readonly changes: readonly string[];
  readonly restoredFrom?: number;
}

export async function insertVersion(transaction: Queryable, saved: Saved): Promise<void> {
  const { campaign, changes, restoredFrom = null } = saved;
  await transaction.query(
    `insert into campaign_version
       (campaign_id, version, shop_id, saved_at, saved_by_name, restored_from, state, changes, content)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[campaign.id, campaign.version, campaign.shopId, campaign.changedAt, campaign.changedBy],
      ...[restoredFrom, campaign.state, JSON.stringify(changes), JSON.stringify(campaign.content)],
    ],
  );
}

const versionsShown = 100;

export async function listVersions(
  queryable: Queryable,
  shopId: number,
  id: string,
): Promise<CampaignVersion[]> {
  const rows = await queryable.query<{
    version: number;
    saved_at: Date;
    saved_by_name: string | null;
    restored_from: number | null;
    state: CampaignState;
    name: string | null;
    changes: string[];
  }>(
    `select version, saved_at, saved_by_name, restored_from, state, content->>'name' as name, changes
     from campaign_version where shop_id = $1 and campaign_id = $2 order by version desc limit $3`,
    [shopId, id, versionsShown],
  );
  return rows.map((row) => ({
    version: row.version,
    savedDatetime: row.saved_at.toISOString(),
    savedBy: row.saved_by_name,
    restoredFrom: row.restored_from,
    state: row.state,
    name: row.name ?? '',
    changes: row.changes,
  }));
}

export async function contentOfVersion(queryable: Queryable, shopId: number, id: string, version: number) {
  const [row] = await queryable.query<{ content: unknown }>(
    'select content from campaign_version where shop_id = $1 and campaign_id = $2 and version = $3',
    [shopId, id, version],
  );
  return row?.content ?? null;
}

/** Of the offers that these contents make. */
export async function readCodes(
  queryable: Queryable,
  shopId: number,
  contents: readonly unknown[],
): Promise<Codes> {
  const ids = offerIdsIn(contents);
  if (ids.length === 0) return new Map();
  const rows = await queryable.query<{ offer_id: string; code: string }>(
    'select offer_id, code from campaign_offer where shop_id = $1 and offer_id = any ($2::text[])',
    [shopId, ids],
  );
  return new Map(rows.map(({ offer_id, code }) => [offer_id, code]));
}

/** False where another campaign makes the same offer. Codes of earlier versions stay, for whoever restores one. */
export async function keepOffers(
  transaction: Queryable,
  { shopId, id }: StoredCampaign,
  offers: readonly Offer[],
): Promise<boolean> {
  for (const { extra } of offers) {
    const { discount_offer_id, code, type, value } = extra;
    const others = await transaction.query(
      `select 1 from campaign where shop_id = $1 and id <> $2 and content::text like '%' || $3 || '%' limit 1`,
      [shopId, id, discount_offer_id],
    );
    if (others.length > 0) return false;
    await transaction.query(
      `insert into campaign_offer (shop_id, offer_id, code, type, value) values ($1, $2, $3, $4, $5)
       on conflict (shop_id, offer_id) do update set
         code = excluded.code, type = excluded.type, value = excluded.value`,
      [shopId, discount_offer_id, code, type, value],
    );
  }
  return true;
}
