import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseOverloaded } from '../../platform/db';
import { Turns } from './Turns';

/** Too many at once would make everyone wait for one long statement. */
const batchMax = 1000;

/** More than can be written before whoever waits has given up; the next is told so at once (D17). */
const waitingMax = 5000;

/** About what this thread tells in two milliseconds. */
const toldAtOnce = 50;

export interface Group<Item, Result> {
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Tells others what is written, before those who asked for it learn of it. */
  readonly tell?: (items: readonly Item[], results: readonly Result[]) => void;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects what arrives while a write is under way and writes it all at once: throughput rises with load, and a
 * single message waits for nobody. One write at a time keeps every sender's order (D5); it begins while the one before
 * is still told, a part at a time. When a write fails, what waits behind it fails as well: it must not overtake what
 * will be sent again.
 */
export class GroupCommit<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | null = null;
  #telling: Promise<void> = Promise.resolve();
  readonly #group: Group<Item, Result>;
  readonly #turns: Turns;

  /** Groups that share their turns tell one after the other: one that has begun is not held up by the next. */
  constructor(group: Group<Item, Result>, turns = new Turns()) {
    this.#group = group;
    this.#turns = turns;
  }

  add(item: Item): Promise<Result> {
    if (this.#waiting.length >= waitingMax) return Promise.reject(new DatabaseOverloaded());
    const promise = new Promise<Result>((resolve, reject) => this.#waiting.push({ item, resolve, reject }));
    this.#running ??= this.#run();
    return promise;
  }

  async idle(): Promise<void> {
    while (this.#running) await this.#running;
    await this.#telling;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeWaiting();
    this.#running = null;
  }

  async #writeWaiting(): Promise<void> {
    const batch = this.#waiting.splice(0, batchMax);
    try {
      const results = await this.#group.write(batch.map(({ item }) => item));
      if (results.length !== batch.length)
        throw new Error('The write answered for more or fewer than it was given');
      await this.#telling;
      this.#telling = this.#turns.take(() => this.#tell(batch, results));
    } catch (error) {
      // Those written before hear of it first; whoever comes meanwhile is behind what failed.
      await this.#telling;
      for (const { reject } of [...batch, ...this.#waiting.splice(0)]) reject(error);
    }
  }

  /** Whatever else waits for this thread comes in between. */
  async #tell(batch: readonly Waiting<Item, Result>[], results: readonly Result[]): Promise<void> {
    for (let told = 0; told < batch.length; told += toldAtOnce) {
      if (told > 0) await nextTurn();
      this.#tellPart(batch.slice(told, told + toldAtOnce), results.slice(told, told + toldAtOnce));
    }
  }

  #tellPart(part: readonly Waiting<Item, Result>[], results: readonly Result[]): void {
    try {
      this.#group.tell?.(
        part.map(({ item }) => item),
        results,
      );
      for (const [index, { resolve }] of part.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of part) reject(error);
    }
  }
}
