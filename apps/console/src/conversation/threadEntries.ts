import type { Message, MessageContent, Note, ProblemCode } from '@shopbell/protocol';
import type { ConversationState, Delivery, OutboxEntry, OutgoingKey } from '@shopbell/rules/conversation';
import { isPlain } from '../content/isPlain';
import { isAssistants, signalLine } from './assistantLines';

export type EntryDelivery =
  | { readonly kind: 'stored' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly for: 'connection' | 'another-try' }
  | { readonly kind: 'refused'; readonly because: ProblemCode; readonly retryKey: OutgoingKey };

/** A message or a note as the thread shows it, whether the server has it or not. */
export interface ThreadEntry {
  /** The same before and after the acknowledgement, so that nothing is drawn anew by it. */
  readonly key: string;
  readonly text: string;
  /** Where it is more than words. */
  readonly content: MessageContent | null;
  readonly fromAgent: boolean;
  readonly senderName: string | null;
  /** Who of the team wrote it: two of them may have one name. */
  readonly authorId: string | null;
  readonly createdMs: number;
  readonly delivery: EntryDelivery;
  /** For colleagues only. */
  readonly isNote: boolean;
  /** Its words were replaced, or taken back, after it was sent. */
  readonly change?: 'edited' | 'deleted';
  /** Where it is an agent's and can still be changed by who wrote it. */
  readonly sent?: SentMessage;
  /** The last of ours that the shopper has seen. */
  readonly isLastSeen: boolean;
  /** As it came: read where it cannot be drawn. */
  readonly source: unknown;
  readonly isUnreadable?: true;
  /** No message, but what an assistant did, told in a line. */
  readonly isLine?: true;
}

export interface SentMessage extends Pick<Message, 'conversationId' | 'id'> {
  readonly authorId: string;
}

/** Whose console it is. */
export interface Author {
  readonly userId: string;
  readonly name: string;
}

export interface ThreadFacts {
  readonly conversation: Pick<ConversationState, 'messages' | 'outbox'>;
  readonly notes: readonly Note[];
  readonly own: Author;
  readonly isConnected: boolean;
  readonly seenMs: number | null;
}

/** Stored messages with the notes that follow them, then our own that are not stored yet. */
export function threadEntries(facts: ThreadFacts): readonly ThreadEntry[] {
  const { conversation, own, isConnected, seenMs } = facts;
  const { messages, outbox } = conversation;
  const lastSeen = messages.findLast(
    ({ fromAgent, createdDatetime }) => fromAgent && seenMs !== null && Date.parse(createdDatetime) <= seenMs,
  );
  return [
    ...withNotes(messages, facts.notes, lastSeen),
    ...outbox.map((entry) => fromOutbox(entry, own, isConnected)),
  ];
}

/** A note whose message has not been loaded comes with it. */
function withNotes(
  messages: readonly Message[],
  notes: readonly Note[],
  lastSeen: Message | undefined,
): readonly ThreadEntry[] {
  const lastId = messages.at(-1)?.id ?? 0;
  const after = (id: number) =>
    notes.filter(({ afterId }) => afterId === id || (id === lastId && afterId > lastId)).map(fromNote);
  return messages.flatMap((message) => [
    ...(isSilent(message) ? [] : [fromStored(message, message === lastSeen)]),
    ...after(message.id),
  ]);
}

/** A signal that says nothing to agents. */
const isSilent = (message: Message): boolean => message.kind === 'signal' && signalLine(message) === null;

interface Known {
  readonly facts: string;
  readonly entry: ThreadEntry;
}

const known = new WeakMap<object, Known>();

/** The same entry for the same message, as long as nothing around it says otherwise: what has not changed is not drawn anew. */
function once(source: object, facts: string, make: () => ThreadEntry): ThreadEntry {
  const before = known.get(source);
  if (before?.facts === facts) return before.entry;
  const entry = make();
  known.set(source, { facts, entry });
  return entry;
}

/** One that cannot even be read is an entry that cannot be drawn, and the others stay. */
function readStored(message: Message, isLastSeen: boolean): ThreadEntry {
  try {
    return entryOf(message, isLastSeen);
  } catch {
    return {
      ...entryOf({ ...message, content: unreadable }, isLastSeen),
      source: message,
      isUnreadable: true,
    };
  }
}

const fromStored = (message: Message, isLastSeen: boolean): ThreadEntry =>
  once(message, String(isLastSeen), () => readStored(message, isLastSeen));

const unreadable: MessageContent = { type: 'text', text: '' };

/** A time that is none would stop the days of the whole thread. */
const timeOf = (datetime: string): number => Date.parse(datetime) || 0;

const richOf = (content: MessageContent): MessageContent | null => (isPlain(content) ? null : content);

const entryOf = (message: Message, isLastSeen: boolean): ThreadEntry => ({
  key: keyOf(message.fromAgent, message),
  text: message.content.text,
  content: richOf(message.content),
  fromAgent: message.fromAgent,
  senderName: senderOf(message),
  authorId: message.authorId ?? null,
  createdMs: timeOf(message.createdDatetime),
  source: message,
  delivery: { kind: 'stored' },
  isNote: false,
  isLastSeen,
  ...(message.kind === 'signal' && { isLine: true, text: signalLine(message) ?? '', content: null }),
  ...(message.editedDatetime !== undefined && { change: 'edited' }),
  ...(message.deletedDatetime !== undefined && { change: 'deleted', text: 'Message deleted' }),
  ...(message.deletedDatetime === undefined && message.authorId !== undefined && { sent: sentOf(message) }),
});

/** Nobody takes what a program said for the words of a colleague. */
const senderOf = (message: Message): string | null => {
  const name = message.senderInfo?.name ?? null;
  return isAssistants(message) ? `${name ?? 'Assistant'} (assistant)` : name;
};

const sentOf = ({ conversationId, id, authorId = '' }: Message): SentMessage => ({
  conversationId,
  id,
  authorId,
});

const fromNote = (note: Note): ThreadEntry => once(note, '', () => noteEntry(note));

const noteEntry = (note: Note): ThreadEntry => ({
  key: `note/${note.id}`,
  text: note.text,
  content: null,
  fromAgent: true,
  senderName: note.authorName,
  authorId: note.authorId,
  createdMs: timeOf(note.createdDatetime),
  source: note,
  delivery: { kind: 'stored' },
  isNote: true,
  isLastSeen: false,
});

const fromOutbox = (queued: OutboxEntry, own: Author, isConnected: boolean): ThreadEntry =>
  once(queued, `${own.name} ${isConnected}`, () => queuedEntry(queued, own, isConnected));

const queuedEntry = ({ message, delivery }: OutboxEntry, own: Author, isConnected: boolean): ThreadEntry => ({
  key: keyOf(true, message),
  text: message.content.text,
  content: richOf(message.content),
  fromAgent: true,
  senderName: own.name,
  authorId: own.userId,
  createdMs: Number(message.messageId),
  source: message,
  delivery: shownDelivery(delivery, message, isConnected),
  isNote: false,
  isLastSeen: false,
});

function shownDelivery(delivery: Delivery, key: OutgoingKey, isConnected: boolean): EntryDelivery {
  if (delivery.kind === 'unsent' && delivery.isFinal && delivery.because !== 'connection-lost') {
    return { kind: 'refused', because: delivery.because, retryKey: key };
  }
  if (!isConnected) return { kind: 'waiting', for: 'connection' };
  return delivery.kind === 'pending' ? { kind: 'sending' } : { kind: 'waiting', for: 'another-try' };
}

const keyOf = (fromAgent: boolean, { clientInstanceId, messageId }: OutgoingKey): string =>
  `${fromAgent ? 'agent' : 'shopper'}/${clientInstanceId}/${messageId}`;
