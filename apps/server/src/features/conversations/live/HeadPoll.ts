import type { Head, ShopHead } from '../heads';
import type { Place } from '../Place';

export interface HeadPollOptions {
  readonly followed: () => Place[];
  readonly agentShops: () => number[];
  readonly heads: (places: Place[]) => Promise<Map<string, Head>>;
  /** The heads of the conversations that moved last, for each of the shops. */
  readonly latestHeads: (shopIds: number[]) => Promise<ShopHead[]>;
  readonly onHead: (conversationId: string, head: Head) => void;
  readonly onLatest: (head: ShopHead) => void;
  readonly onFailure: (error: unknown) => void;
}

const pollMs = 1500;

/**
 * Hints from other nodes may be lost, and nobody would know. So the heads of all conversations with live sockets are
 * looked up as well, often enough that nothing is ever more than 2 s late (D15). One node alone needs none of this.
 */
export class HeadPoll {
  readonly #options: HeadPollOptions;
  #timer: NodeJS.Timeout | null = null;
  #isLooking = false;
  #hasFailed = false;

  constructor(options: HeadPollOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.tick(), pollMs).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async tick(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#look();
      this.#hasFailed = false;
    } catch (error) {
      // A database that is away is said once, not every other second.
      if (!this.#hasFailed) this.#options.onFailure(error);
      this.#hasFailed = true;
    } finally {
      this.#isLooking = false;
    }
  }

  async #look(): Promise<void> {
    const { heads, latestHeads, onHead, onLatest } = this.#options;
    const followed = this.#options.followed();
    const agentShops = this.#options.agentShops();
    if (followed.length > 0) {
      for (const [conversationId, head] of await heads(followed)) onHead(conversationId, head);
    }
    if (agentShops.length > 0) for (const head of await latestHeads(agentShops)) onLatest(head);
  }
}
