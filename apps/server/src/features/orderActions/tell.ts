import { problems } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { ConversationsService } from '../conversations';
import type { CorrespondenceService } from '../correspondence';
import type { Shops } from '../shops';
import { cardKeyOf, cardOf } from './card';
import { type Intent, markTold } from './store';

export interface TellDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly conversations: ConversationsService;
  readonly correspondence: CorrespondenceService;
  readonly shops: Shops;
}

/**
 * Which conversation hears what became of a wish. What is left to do opens it for the team, what a shopper has done
 * themselves does not; one who is blocked is told nothing. Fails where it must be tried again.
 */
export function createTell(dependencies: TellDependencies) {
  const { database, clock, conversations, correspondence, shops } = dependencies;

  return async (intent: Intent): Promise<void> => {
    const { shopId, appId, conversationId, actor, sender } = intent;
    const app = await shops.findApp({ id: appId });
    if (intent.isTold || !app) return;
    const message = {
      ...{ messageId: cardKeyOf(intent), clientInstanceId: 'order-actions' },
      content: cardOf(intent, app),
    };
    const fromAgent = actor === 'agent';
    const asksNothing = actor === 'shopper' && intent.state === 'done';
    const outcome = await conversations.send({
      ...{ shopId, appId, conversationId, message, fromAgent, sender, asksNothing },
    });
    if (outcome.kind === 'refused') {
      if (!problems[outcome.code].retryable) return;
      throw new Error(`The conversation did not take what became of an order: ${outcome.code}`);
    }
    if (fromAgent) await correspondence.answers.answered({ shopId, conversationId });
    await markTold(database.inShops([shopId]), intent, new Date(clock.now()));
  };
}
