import type { Message, OutgoingMessage } from '@shopbell/protocol';
import { unreachable } from '../unreachable';
import {
  type ConversationEvent,
  type ConversationState,
  type Delivery,
  emptyConversation,
  hasSameKey,
  keyOf,
  lastId,
  type OutboxEntry,
  type OutgoingKey,
  type VirtualMessage,
} from './state';

/**
 * The law: ids in `messages` rise by exactly one; a stored message leaves only with the whole past and never goes back to
 * an earlier revision; a message of ours leaves the outbox only by standing in `messages`, or by its writer's will once it is
 * refused for good. Hence losing, doubling and reordering frames changes when something is shown, never what is shown.
 */
export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'queued':
      // Without a key nothing could tell its acknowledgement, or a second sending of it (MSG-25).
      if (!event.message.messageId) return state;
      if (state.outbox.some(({ message }) => hasSameKey(message, event.message))) return state;
      return withoutDelivered({
        ...state,
        outbox: [...state.outbox, { message: event.message, delivery: { kind: 'pending' } }],
      });
    case 'received':
      return withMessages(state, [event.message]);
    case 'resume-page':
      return withMessages(state, event.messages);
    case 'history-page':
      return withHistory(state, event);
    case 'changed':
      return withChanges(state, event);
    case 'head-announced':
      return event.headId > state.headId ? { ...state, headId: event.headId } : state;
    case 'connection-lost':
      return {
        ...state,
        outbox: state.outbox.map((entry) =>
          entry.delivery.kind === 'pending' ? { ...entry, delivery: connectionLost } : entry,
        ),
      };
    case 'refused':
      return withDelivery(state, event.key, { kind: 'unsent', because: event.code, isFinal: event.isFinal });
    case 'resent':
      return withDelivery(state, event.key, { kind: 'pending' });
    case 'unsent-announced':
      return withUnsent(state, event.message);
    case 'virtual-added':
      return withVirtual(state, event.message);
    case 'restored':
      return { ...emptyConversation, outbox: state.outbox };
    case 'discarded':
      return { ...state, outbox: state.outbox.filter((entry) => !isGivenUp(entry, event.key)) };
    default:
      return unreachable(event);
  }
}

const connectionLost: Delivery = { kind: 'unsent', because: 'connection-lost', isFinal: false };

/** What may still be on its way cannot be taken back: it would be shown to the other side and not to its writer. */
const isGivenUp = ({ message, delivery }: OutboxEntry, key: OutgoingKey): boolean =>
  hasSameKey(message, key) && delivery.kind === 'unsent' && delivery.isFinal;

function withDelivery(state: ConversationState, key: OutgoingKey, delivery: Delivery): ConversationState {
  return {
    ...state,
    outbox: state.outbox.map((entry) => (hasSameKey(entry.message, key) ? { ...entry, delivery } : entry)),
  };
}

/** What is stored already stays stored, whatever the server says of it. */
function withUnsent(state: ConversationState, message: OutgoingMessage): ConversationState {
  const delivery: Delivery = { kind: 'unsent', because: 'internal', isFinal: true };
  if (state.outbox.some((entry) => hasSameKey(entry.message, message)))
    return withDelivery(state, message, delivery);
  return withoutDelivered({ ...state, outbox: [...state.outbox, { message, delivery }] });
}

/** Once each; said again, it stands behind what came meanwhile. */
function withVirtual(state: ConversationState, message: Omit<VirtualMessage, 'after'>): ConversationState {
  const last = state.outbox.at(-1)?.message ?? state.messages.at(-1);
  return {
    ...state,
    virtual: [
      ...state.virtual.filter(({ messageId }) => messageId !== message.messageId),
      { ...message, after: last ? keyOf(last) : null },
    ],
  };
}

/** Appends what follows without a hole and holds the rest back. */
function withMessages(state: ConversationState, arrived: readonly Message[]): ConversationState {
  const headId = Math.max(state.headId, ...arrived.map(({ id }) => id));
  const waiting = [...state.held, ...arrived].sort(
    (left, right) => left.id - right.id || revisionOf(right) - revisionOf(left),
  );
  if (!state.isLoaded) return { ...state, headId, held: withoutRepeats(waiting) };
  const messages = [...revised(state.messages, arrived)];
  const held: Message[] = [];
  let last = lastId(state);
  for (const message of waiting) {
    if (message.id <= last) continue;
    if (message.id === last + 1) {
      messages.push(message);
      last = message.id;
    } else {
      held.push(message);
    }
  }
  return withoutDelivered({ ...state, headId, messages, held: withoutRepeats(held) });
}

/** The first page makes the conversation; later ones are accepted only where they join the oldest message. */
function withHistory(
  state: ConversationState,
  { messages: page, hasMore, revision = 0 }: Extract<ConversationEvent, { type: 'history-page' }>,
): ConversationState {
  if (!state.isLoaded) {
    const messages = revised(page, state.held);
    const headRevision = Math.max(state.headRevision, revision);
    return withMessages(
      { ...state, isLoaded: true, hasOlder: hasMore, messages, revision, headRevision },
      [],
    );
  }
  const oldest = state.messages[0]?.id ?? 1;
  if (page.at(-1)?.id !== oldest - 1) return state;
  return withoutDelivered({
    ...state,
    hasOlder: hasMore,
    messages: [...page, ...state.messages],
    // A page that was read before a change we have heard of may lack it: ask for it once more.
    revision: Math.min(state.revision, revision),
  });
}

/** What is not in hand yet waits like any message that came too early; the copy that comes later may be an old one. */
function withChanges(
  state: ConversationState,
  { from, revision, messages }: Extract<ConversationEvent, { type: 'changed' }>,
): ConversationState {
  const oldest = state.messages[0]?.id ?? 1;
  const known = {
    ...state,
    headRevision: Math.max(state.headRevision, revision),
    revision: from <= state.revision && state.isLoaded ? Math.max(state.revision, revision) : state.revision,
  };
  return withMessages(
    known,
    messages.filter(({ id }) => !state.isLoaded || id >= oldest),
  );
}

const revisionOf = ({ revision = 0 }: Message): number => revision;

/** The same object where nothing is newer. */
function revised(messages: readonly Message[], newer: readonly Message[]): readonly Message[] {
  const changes = new Map(newer.map((message) => [message.id, message]));
  const latest = (message: Message): Message => {
    const change = changes.get(message.id);
    return change && revisionOf(change) > revisionOf(message) ? change : message;
  };
  return messages.some((message) => latest(message) !== message) ? messages.map(latest) : messages;
}

function withoutDelivered(state: ConversationState): ConversationState {
  if (state.outbox.length === 0) return state;
  const stored = new Set(state.messages.map(keyOf));
  const outbox = state.outbox.filter(({ message }) => !stored.has(keyOf(message)));
  return outbox.length === state.outbox.length ? state : { ...state, outbox };
}

const withoutRepeats = (sorted: readonly Message[]): Message[] =>
  sorted.filter((message, index) => message.id !== sorted[index - 1]?.id);
