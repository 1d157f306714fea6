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
  let isRetryScheduled = false;
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

  /**
   * Neither an acknowledgement nor a refusal on a line that holds: sending again is how we ask. Each time it takes
   * twice as long, so that a server that is only slow is not given more to do.
   */
  function askLater(): void {
    cancelAsking ??= environment.after(askAgainMs * 2 ** askedInVain, () => {
      cancelAsking = null;
      askedInVain += 1;
      // What waits for its retry is sent then, with everything else.
      if (isSomethingPending() && !isRetryScheduled) sendAll();
    });
  }

  const find = (key: OutgoingKey) => conversation().outbox.find(({ message }) => hasSameKey(message, key));

  function send({ message }: OutboxEntry): void {
    const { messageId } = message;
    const payload = { ...scope, ...message };
    if (options.send({ type: 'pending-conversation-message', messageId, payload })) askLater();
  }

  function sendQueued(message: OutgoingMessage): void {
    // Behind a message that waits for its retry, a new one waits too, and so does the next one even if the first
    // turns out to be stored: the sender's order is kept (D5).
    const entry = find(message);
    const isWaiting =
      isRetryScheduled || conversation().outbox.some(({ delivery }) => isWaitingForRetry(delivery));
    if (entry && !isWaiting) send(entry);
  }

  /** Everything that is not refused for good, in order. Sending what the server already has is how we ask for it. */
  function sendAll(): void {
    isRetryScheduled = false;
    for (const entry of conversation().outbox) {
      if (entry.delivery.kind === 'unsent' && entry.delivery.isFinal) continue;
      apply({ type: 'resent', key: entry.message });
      if (!unkept.has(entry.message)) send(entry);
    }
  }

  async function sendOnceKept(message: OutgoingMessage, kept: Promise<void>): Promise<void> {
    unkept.add(message);
    await kept;
    unkept.delete(message);
    sendQueued(message);
  }

  function refused({ messageId, payload }: Refusal): void {
    const key = {
      messageId: messageId as MessageId,
      clientInstanceId: payload.clientInstanceId ?? clientInstanceId,
    };
    apply({ type: 'refused', key, code: payload.code, isFinal: !payload.retryable });
    if (!payload.retryable) return;
    cancelRetry();
    isRetryScheduled = true;
    cancelRetry = environment.after(payload.retryAfterMs, sendAll);
  }

  return {
    opened(): void {
      cancelRetry();
      isOpen = true;
    },
    sendAll,

    closed(): void {
      isRetryScheduled = false;
      cancelRetry();
      isOpen = false;
      stopAsking();
    },

    answered(): void {
      stopAsking();
      if (isOpen && isSomethingPending()) askLater();
    },

    queue(message: OutgoingMessage): void {
      apply({ type: 'queued', message });
      const kept = options.keep?.(message);
      if (kept) void sendOnceKept(message, kept);
      else sendQueued(message);
    },

    /** Messages of a tab that is gone, under their own keys (D13). */
    adopt(messages: readonly OutgoingMessage[]): void {
      for (const message of messages) {
        apply({ type: 'queued', message });
        sendQueued(message);
      }
    },

    /** The shopper taps a message that was refused for good: it goes out again under its own key. */
    retry(key: OutgoingKey): void {
      apply({ type: 'resent', key });
      const entry = find(key);
      if (entry) send(entry);
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

const isWaitingForRetry = (delivery: OutboxEntry['delivery']): boolean =>
  delivery.kind === 'unsent' && !delivery.isFinal;
