import type { ViewingActivity } from '@shopbell/protocol';
import { done, type Outcome } from '../../http/outcome';
import { type MessageChange, storeChange } from './changes';
import { createReader } from './createReader';
import { createRefusals, type RefusalsDependencies } from './createRefusals';
import { createStoring, type StoringDependencies } from './createStoring';
import { awaitPerson } from './heads';
import type { Place } from './Place';
import type { NewMessage, SendOutcome } from './Sending';

export interface Viewing extends Place {
  readonly userId: string;
  readonly name: string;
  readonly activity: ViewingActivity;
}

export interface ConversationsDependencies extends StoringDependencies, RefusalsDependencies {}

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(dependencies: ConversationsDependencies) {
  const { database, bus, clock } = dependencies;
  const { drain, ...refusals } = createRefusals(dependencies);
  const { idle, ...storing } = createStoring(dependencies);

  return {
    ...createReader(database),
    ...refusals,
    ...storing,

    /** Refused at once, or stored. */
    send: async (newMessage: NewMessage): Promise<SendOutcome> =>
      refusals.refusal(newMessage) ?? storing.store(newMessage),

    /** An agent edits or deletes an own message. */
    async change(place: Place, change: MessageChange): Promise<Outcome> {
      const { shopId, conversationId } = place;
      const outcome = await storeChange(database.inShops([shopId]), place, change, new Date(clock.now()));
      if (!outcome.isDone) return outcome;
      bus.publish({ type: 'messages-changed', shopId, conversationId, revision: outcome.value });
      return done();
    },

    /** Permanent: until something is said. */
    typed(shopId: number, conversationId: string, by: 'shopper' | 'agent', isPermanent = false): void {
      bus.publish({ type: 'typing', shopId, conversationId, by, ...(isPermanent && { isPermanent }) });
    },

    /** Whoever answered until now does not any more. */
    async awaitPerson({ shopId, conversationId }: Place): Promise<void> {
      const place = { shopId, conversationId };
      if (await awaitPerson(database.inShops([shopId]), place, new Date(clock.now())))
        bus.publish({ type: 'conversation-updated', ...place, mentioned: [] });
    },

    /** An agent looks at a conversation, or answers in it: a hint for colleagues, which may be lost. */
    viewed(viewing: Viewing): void {
      bus.publish({ type: 'agent-viewing', ...viewing });
    },

    async drain(): Promise<void> {
      drain();
      await idle();
    },
  };
}
