import { limits, type OutgoingMessage } from '@shopbell/protocol';
import { keyOf } from '@shopbell/rules/conversation';
import { toJson } from '@shopbell/rules/json';
import type { Environment } from '../../environment';
import type { KeptMessage, OutboxStore } from './OutboxStore';

export interface OutboxOptions {
  readonly environment: Environment;
  readonly store: OutboxStore | null;
  readonly appId: number;
  readonly conversationId: () => string | null;
  /** From now on what is written here is lost with the page (STO-08). */
  readonly onVolatile: () => void;
}

/** A browser whose storage does not answer must not hold a message back for longer. */
const patienceMs = 1000;

/** Keeps what waits for its acknowledgement, in the order of writing, and finds what other tabs have left (D11, D13). */
export function createOutbox({ environment, store, appId, conversationId, onVolatile }: OutboxOptions) {
  const keyFor = (message: Pick<OutgoingMessage, 'messageId' | 'clientInstanceId'>) =>
    `${appId} ${keyOf(message)}`;
  let last: Promise<unknown> = Promise.resolve();
  let kept = new Set<string>();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(() => withPatience(environment, work()));
    last = turn.catch(() => {});
    return turn;
  };

  return {
    keep(message: OutgoingMessage): Promise<void> | null {
      if (!store) return null;
      const key = keyFor(message);
      const entry = () => ({ key, appId, conversationId: conversationId(), message });
      kept.add(key);
      store.note?.(entry());
      return inTurn(() => store.put(entry())).catch(onVolatile);
    },

    /** What is not waiting any more need not be kept any more. */
    retain(waiting: readonly { readonly message: OutgoingMessage }[]): void {
      if (!store || kept.size === 0) return;
      const still = new Set(waiting.map(({ message }) => keyFor(message)));
      const gone = [...kept].filter((key) => !still.has(key));
      if (gone.length === 0) return;
      kept = new Set([...kept].filter((key) => still.has(key)));
      // What stays by mistake is sent again by the next page, and stored only once (D3).
      inTurn(() => store.remove(gone)).catch(() => {});
    },

    /** What others of this chat have kept for this conversation, oldest first. */
    async othersThan(clientInstanceId: string): Promise<readonly OutgoingMessage[]> {
      if (!store) return [];
      const all = await inTurn(() => store.all()).catch((): readonly KeptMessage[] => []);
      return all
        .filter((entry) => entry.appId === appId && entry.message.clientInstanceId !== clientInstanceId)
        .filter((entry) => (entry.conversationId ?? conversationId()) === conversationId())
        .map(({ message }) => message)
        .sort((left, right) => Number(left.messageId) - Number(right.messageId));
    },

    /** Nothing that was written in this chat stays on the device, whoever wrote it. */
    async forget(): Promise<void> {
      if (!store) return;
      kept = new Set();
      const own = (all: readonly KeptMessage[]) =>
        all.filter((entry) => entry.appId === appId).map(({ key }) => key);
      await inTurn(async () => store.remove(own(await store.all()))).catch(() => {});
    },

    /** They are this page's to deliver and to forget. */
    take(messages: readonly OutgoingMessage[]): void {
      for (const message of messages) kept.add(keyFor(message));
    },
  };
}

/** Is there room for one more (D11)? The oldest is never dropped for it. */
export function hasRoom(waiting: readonly { readonly message: OutgoingMessage }[]): boolean {
  return (
    waiting.length < limits.outboxMessagesMax &&
    toJson(waiting.map(({ message }) => message)).length < limits.outboxBytesMax
  );
}

function withPatience<Result>(environment: Environment, work: Promise<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    const cancel = environment.after(patienceMs, () => failed(new Error('Storage does not answer.')));
    work.then(done, failed).then(cancel);
  });
}
