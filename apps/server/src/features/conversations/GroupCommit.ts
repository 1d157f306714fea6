import { DatabaseOverloaded } from '../../platform/db';

/** Too many at once would make everyone wait for one long statement. */
const batchMax = 1000;

/** More than can be written before whoever waits has given up; the next is told so at once (D17). */
const waitingMax = 5000;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects what arrives while a write is under way and writes it all at once: throughput rises with load, and a
 * single message waits for nobody. One write at a time keeps every sender's order (D5). When a write fails, what
 * waits behind it fails as well: it must not overtake what will be sent again.
 */
export class GroupCommit<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | null = null;
  readonly #write: (items: Item[]) => Promise<Result[]>;

  constructor(write: (items: Item[]) => Promise<Result[]>) {
    this.#write = write;
  }

  add(item: Item): Promise<Result> {
    if (this.#waiting.length >= waitingMax) return Promise.reject(new DatabaseOverloaded());
    const promise = new Promise<Result>((resolve, reject) => this.#waiting.push({ item, resolve, reject }));
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return promise;
  }

  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, batchMax);
      try {
        const results = await this.#write(batch.map(({ item }) => item));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result === undefined)
            reject(new Error('The write answered fewer results than it was given items'));
          else resolve(result);
        }
      } catch (error) {
        for (const { reject } of [...batch, ...this.#waiting.splice(0)]) reject(error);
      }
    }
  }
}
