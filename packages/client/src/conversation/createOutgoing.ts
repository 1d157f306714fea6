import type { MessageId, OutgoingMessage, ServerFrame } from '@shopbell/protocol';
import { hasSameKey, type OutboxEntry, type OutgoingKey } from '@shopbell/rules/conversation';
import type { Cancel } from '../environment';
import type { ChannelOptions } from './ChannelState';
import type { Book } from './createBook';

/** chosen: longer than a commit takes, shorter than a heartbeat would need to find it out. */
const askAgainMs = 10_000;

type Refusal = Extract<ServerFrame, { type: 'nack-message' }>;

/** The outbox of this tab: what was written goes out in its order, and again until it is answered (D3 to D5, D10). */
export function createOutgoing(options: ChannelOptions, { conversation, apply }: Book) {
  const { environment, clientInstanceId, scope } = options;
  let isOpen = false;
  let cancelRetry: Cancel = () => {};
  /** How long the server wants to be left alone; 0 while nothing waits for its retry. */
  let retryAfterMs = 0;
  /** One was refused or not answered: the first goes out alone, and the others once something is settled (D5). */
  let isCareful = false;
  /** Sent on this line since the last look at all of them. */
  let underWay = new Set<OutgoingMessage>();
  /** All that was sent on this line. */
  let sent = new Set<OutgoingMessage>();
  /** Refused for now: the server keeps their places, and all others back, until they come again. */
  let held = new Set<OutgoingMessage>();
  /** Written, but not yet kept where they outlive the page: they are not sent before (D11). */
  const unkept = new Set<OutgoingMessage>();
  const isSomethingPending = () => conversation().outbox.some(({ delivery }) => delivery.kind === 'pending');
  let cancelAsking: Cancel | null = null;
  /** How often in a row nobody has answered. */
  let askedInVain = 0;

  function stopAsking(): void {
    cancelAsking?.();
    cancelAsking = null;
    askedInVain = 0;
  }

  const find = (key: OutgoingKey) => conversation().outbox.find(({ message }) => hasSameKey(message, key));

  /**
   * Neither an acknowledgement nor a refusal on a line that holds: sending again is how we ask. Each time it takes
   * twice as long, so that a server that is only slow is not given more to do.
   */
  function askLater(): void {
    cancelAsking ??= environment.after(askAgainMs * 2 ** askedInVain, () => {
      cancelAsking = null;
      askedInVain += 1;
      // What waits for its retry is sent then, with everything else.
      if (!isSomethingPending() || retryAfterMs) return;
      isCareful = true;
      sendAll();
    });
  }

  /** What may go out now, in the order of writing: nothing overtakes what is not kept yet, or waits for its retry. */
  function sendNext(): void {
    if (retryAfterMs) return;
    for (const { message, delivery } of conversation().outbox) {
      if (isRefused(delivery)) continue;
      if (unkept.has(message)) return;
      if (!underWay.has(message)) send(message);
      if (isCareful) return;
    }
  }

  function send(message: OutgoingMessage): void {
    if (!put(message)) return;
    underWay.add(message);
    sent.add(message);
    askLater();
  }

  function put(message: OutgoingMessage): boolean {
    const { messageId } = message;
    const payload = { ...scope, ...(options.leaving?.(message) ?? message) };
    return options.send({ type: 'pending-conversation-message', messageId, payload });
  }

  /** Everything that is not refused for good. Sending what the server already has is how we ask for it. */
  function sendAll(): void {
    retryAfterMs = 0;
    underWay = new Set();
    // Stored after all, as was heard on another way.
    for (const message of held)
      if (conversation().messages.some((stored) => hasSameKey(stored, message))) put(message);
    held = new Set();
    for (const { message, delivery } of conversation().outbox)
      if (!isRefused(delivery)) apply({ type: 'resent', key: message });
    sendNext();
  }

  async function sendOnceKept(message: OutgoingMessage, kept: Promise<void>): Promise<void> {
    unkept.add(message);
    await kept;
    unkept.delete(message);
    sendNext();
  }

  function refused({ messageId, payload }: Refusal): void {
    const key = {
      messageId: messageId as MessageId,
      clientInstanceId: payload.clientInstanceId ?? clientInstanceId,
    };
    apply({ type: 'refused', key, code: payload.code, isFinal: !payload.retryable });
    if (!payload.retryable) return sendNext();
    isCareful = true;
    for (const message of sent) if (hasSameKey(message, key)) held.add(message);
    // What was sent behind it is told to wait for it, which is sooner than the server wants to see it again.
    if (payload.retryAfterMs < retryAfterMs) return;
    ({ retryAfterMs } = payload);
    cancelRetry();
    cancelRetry = environment.after(retryAfterMs, sendAll);
  }

  return {
    opened(): void {
      cancelRetry();
      sent = new Set();
      held = new Set();
      isOpen = true;
    },
    sendAll,

    closed(): void {
      isCareful ||= isSomethingPending();
      retryAfterMs = 0;
      cancelRetry();
      isOpen = false;
      stopAsking();
    },

    answered(): void {
      stopAsking();
      if (!isOpen) return;
      if (!retryAfterMs) isCareful = false;
      sendNext();
      if (isSomethingPending()) askLater();
    },

    queue(message: OutgoingMessage): void {
      apply({ type: 'queued', message });
      const kept = options.keep?.(message);
      if (kept) void sendOnceKept(message, kept);
      else sendNext();
    },

    /** Messages of a tab that is gone, under their own keys (D13). */
    adopt(messages: readonly OutgoingMessage[]): void {
      for (const message of messages) apply({ type: 'queued', message });
      sendNext();
    },

    /** The shopper taps a message that was refused for good: it goes out again under its own key. */
    retry(key: OutgoingKey): void {
      apply({ type: 'resent', key });
      const entry = find(key);
      if (entry) underWay.delete(entry.message);
      sendNext();
    },

    /** Its writer gives a refused message up; what is answered brings it back as it was, unsent. */
    discard(key: OutgoingKey): () => void {
      const given = find(key);
      apply({ type: 'discarded', key });
      return () => {
        if (given?.delivery.kind !== 'unsent' || given.delivery.because === 'connection-lost') return;
        const { because: code, isFinal } = given.delivery;
        apply({ type: 'queued', message: given.message });
        apply({ type: 'refused', key, code, isFinal });
      };
    },

    frames: { 'nack-message': refused },
  };
}

const isRefused = (delivery: OutboxEntry['delivery']): boolean =>
  delivery.kind === 'unsent' && delivery.isFinal;
