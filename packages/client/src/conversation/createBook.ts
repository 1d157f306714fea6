import {
  type ConversationEvent,
  type ConversationState,
  reduceConversation,
} from '@shopbell/rules/conversation';
import { createStore } from '../createStore';
import { type ChannelState, emptyChannel } from './ChannelState';

export type Book = ReturnType<typeof createBook>;

/** What stands in the conversation; everything that happens to it is an event. */
export function createBook(onAnswered: () => void) {
  const store = createStore<ChannelState>(emptyChannel);
  const conversation = (): ConversationState => store.get().conversation;
  return {
    store,
    conversation,

    note: (changes: Partial<ChannelState>): void => store.update((state) => ({ ...state, ...changes })),

    apply(event: ConversationEvent): void {
      const waiting = conversation().outbox.length;
      store.update((state) => {
        const next = reduceConversation(state.conversation, event);
        return next === state.conversation ? state : { ...state, conversation: next };
      });
      if (conversation().outbox.length < waiting) onAnswered();
    },
  };
}
