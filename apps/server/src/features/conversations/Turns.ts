/** What several begin at the same time is done one after the other, first come, first served. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Whoever takes a turn sees to it that it ends without an error. */
  take(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work);
    return this.#last;
  }
}
