import type { Errand } from '../../feature/createErrands';
import type { Database } from '../../platform/db';

const everyMs = 30 * 60_000;

/**
 * The embedded database has nobody who counts what is in its tables, and without that the planner sorts whole views
 * to show their first page. A small sample of the columns in question is enough, and over in a moment.
 */
export function keepStatistics(database: Database, errand: Errand): () => void {
  const count = () =>
    database.tx(async (transaction) => {
      await transaction.query('set local default_statistics_target = 10');
      await transaction.query(
        'analyze conversation (shop_id, status, assignee_id, waiting_since, last_message_at)',
      );
      await transaction.query('analyze conversation_tag (shop_id, tag_id)');
    });
  errand(count());
  const timer = setInterval(() => errand(count()), everyMs).unref();
  return () => clearInterval(timer);
}
