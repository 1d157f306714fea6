import type { OutgoingMessage } from '@shopbell/protocol';

/** A message from Send until its acknowledgement, where it outlives the page. */
export interface KeptMessage {
  readonly key: string;
  readonly appId: number;
  /** Null: written before anyone knew which conversation it would be. */
  readonly conversationId: string | null;
  readonly message: OutgoingMessage;
}

/** Every call may reject: storage is blocked, full, or hangs. */
export interface OutboxStore {
  /** At once: the page may be left before it is kept. What is kept takes its place. */
  note?(kept: KeptMessage): void;
  put(kept: KeptMessage): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Creates nothing where nothing was ever kept. */
  all(): Promise<readonly KeptMessage[]>;
}
