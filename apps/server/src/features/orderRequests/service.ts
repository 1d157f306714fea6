import type { ConversationRequests, RequestDecision } from '@shopbell/protocol';
import { nextDecisions } from '@shopbell/rules/orders';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import { type Database, withinShops } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import { type AnsweringAgent, type Place, senderOf } from '../conversations';
import { provenKeyOf } from '../orders';
import type { VisitorsService } from '../visitors';
import { type ChangeKey, findRequests, insertChange } from './store';

export interface OrderRequestsDependencies {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly visitors: VisitorsService;
  readonly tell: (key: ChangeKey) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

export type OrderRequests = ReturnType<typeof createOrderRequests>;

const tellQueue = 'order-requests';
/** chosen: who decided tells it at once as a rule; the job is for what ended in between. */
const tellAfterSeconds = 5;

/** What shoppers asked of the team about their orders, and what the team has decided. */
export function createOrderRequests(dependencies: OrderRequestsDependencies) {
  const { database, jobs, clock, visitors, tell, onFailure } = dependencies;
  jobs.work<ChangeKey>(tellQueue, (batch) => Promise.allSettled(batch.map(tell)));

  return {
    tell,

    async of(place: Place): Promise<ConversationRequests> {
      const found = await findRequests(database.inShops([place.shopId]), place);
      const requests = found.map(({ language: _, ...request }) => request);
      return { requests, isMailed: provenKeyOf(await visitors.find(place)) !== null };
    },

    /** With the job that tells of it, should nobody be here any more to do so. */
    async decide(
      place: Place,
      agent: AnsweringAgent,
      requestId: number,
      { state, revision: seen, note = '' }: RequestDecision,
    ): Promise<Outcome> {
      const [request] = await findRequests(database.inShops([place.shopId]), place, requestId);
      if (!request) return refused('not-found');
      const isCurrent = request.revision === seen && nextDecisions(request.state).includes(state);
      if (!isCurrent) return refused('request-changed');
      const key: ChangeKey = { ...place, requestId, revision: seen + 1 };
      const change = { ...key, state, note: note.trim(), sender: senderOf(agent), decidedBy: agent.name };
      const isWritten = await database.tx(async (transaction) => {
        const isFirst = await withinShops(transaction, [place.shopId], () =>
          insertChange(transaction, change, new Date(clock.now())),
        );
        if (isFirst) await jobs.enqueue(transaction, tellQueue, key, { startAfterSeconds: tellAfterSeconds });
        return isFirst;
      });
      if (!isWritten) return refused('request-changed');
      // The job tells it if this does not.
      await tell(key).catch(onFailure);
      return done();
    },
  };
}
