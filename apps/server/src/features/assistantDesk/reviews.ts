import type { AssistantSummary, ConversationAssistant, ReviewedTurn, ReviewFilter } from '@shopbell/protocol';
import { assistantSummary } from '@shopbell/protocol/schemas';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Conversations, Place } from '../conversations';
import type { By } from './guidance';
import { deleteReview, handedOverOf, listTurns, turnsOf, writeReview } from './reviewStore';

export type Reviews = ReturnType<typeof createReviews>;

interface ReviewsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly conversations: Pick<Conversations, 'appOf'>;
}

const pageMax = 30;

/** What the assistant said and did, for the people who answer beside it. */
export function createReviews({ database, clock, conversations }: ReviewsDependencies) {
  const inShop = (shopId: number) => database.inShops([shopId]);

  async function of(place: Place): Promise<ConversationAssistant> {
    if ((await conversations.appOf(place)) === null) throw new ProblemError('not-found');
    const scope = inShop(place.shopId);
    const [turns, handed] = await Promise.all([turnsOf(scope, place), handedOverOf(scope, place)]);
    return {
      turns,
      handedOver: handed && {
        ...{ atDatetime: handed.at.toISOString(), because: handed.because },
        summary: readable(handed.summary),
      },
    };
  }

  return {
    of,

    async list(
      shopId: number,
      { filter, before }: { filter: ReviewFilter; before?: string | undefined },
    ): Promise<{ turns: ReviewedTurn[]; hasMore: boolean }> {
      const since = before === undefined ? null : new Date(before);
      const turns = await listTurns(inShop(shopId), shopId, { filter, before: since, max: pageMax + 1 });
      return { turns: turns.slice(0, pageMax), hasMore: turns.length > pageMax };
    },

    /** Null takes it back. */
    async review(
      by: By,
      { conversationId, turn }: { conversationId: Place['conversationId']; turn: number },
      { isGood, reason }: { isGood: boolean | null; reason: string },
    ): Promise<ConversationAssistant> {
      const place = { shopId: by.shop.id, conversationId };
      const scope = inShop(by.shop.id);
      const at = new Date(clock.now());
      if (isGood === null) await deleteReview(scope, place, turn);
      else if (
        !(await writeReview(scope, { ...place, turn, isGood, reason: reason.trim(), at, by: by.name }))
      )
        throw new ProblemError('not-found');
      return of(place);
    },
  };
}

/** Another program may have written it: then there is none. */
const readable = (stored: unknown): AssistantSummary | null =>
  assistantSummary.safeParse(stored).data ?? null;
