import type { RecordedVisit, RecordedVisits } from '@shopbell/protocol';
import type { Database } from '../../platform/db';

const mostVisits = 50;
const mostEvents = 500;

/** What pages told with consent, visit by visit, to be looked at in the simulator. */
export const createRecordedVisits = (database: Database) => ({
  async list(shopId: number, appId: number): Promise<RecordedVisits> {
    const rows = await database.inShops([shopId]).query<{
      session_id: string;
      started: Date;
      ended: Date;
      device: string | null;
      language: string | null;
      events: number;
    }>(
      `select session_id, min(at) as started, max(at) as ended, max(device) as device, max(language) as language,
         count(*)::int as events
       from (select * from page_event where shop_id = $1 and app_id = $2 and session_id is not null and not is_bot
         order by at desc limit 5000) as latest
       group by session_id having bool_or(event = 'page-visited') order by max(at) desc, session_id limit $3`,
      [shopId, appId, mostVisits],
    );
    return {
      visits: rows.map(({ session_id, started, ended, ...each }) => ({
        ...{ sessionId: session_id, startedDatetime: started.toISOString() },
        ...{ endedDatetime: ended.toISOString(), ...each },
      })),
    };
  },

  /** Null where nothing was recorded; the earliest first. */
  async read(shopId: number, sessionId: string): Promise<RecordedVisit | null> {
    const rows = await database.inShops([shopId]).query<{
      at: Date;
      event: string;
      campaign_id: string | null;
      ab_variant: string | null;
      device: string | null;
      language: string | null;
      properties: Record<string, unknown> | null;
    }>(
      `select at, event, campaign_id, ab_variant, device, language, properties from page_event
       where shop_id = $1 and session_id = $2 and not is_bot order by at, id limit $3`,
      [shopId, sessionId, mostEvents],
    );
    if (rows.length === 0) return null;
    return {
      events: rows.map(({ at, campaign_id, ab_variant, properties, ...each }) => ({
        ...{ ...each, atDatetime: at.toISOString(), campaignId: campaign_id, abVariant: ab_variant },
        properties: properties ?? {},
      })),
    };
  },
});
