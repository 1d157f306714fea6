/** What became of events: kept in the database, of what is gone by now, too many at once, or lost on the way there. */
export type EventEnd = 'stored' | 'gone' | 'dropped' | 'lost';

export interface EventQueueOptions<Row> {
  /** Gives how many it kept. */
  write(batch: readonly Row[]): Promise<number>;
  count(end: EventEnd, events: number): void;
  onFailure(error: unknown): void;
}

/** Two seconds of what is promised; a few megabytes. */
const waitingMax = 5000;
/** So few that whoever waits for the one connection of an embedded database waits for milliseconds. */
const batchMax = 100;
/** What is written in one piece each second meets fewer of those who wait than what is written all the time. */
const gatherMs = 1000;
/** So many are written at once: they shall never be what fills the room. */
const gatheredMax = 1000;

/**
 * Nobody waits for an event: it is held here for a moment and written with its neighbours, one batch at a time, behind
 * all that somebody waits for. Where more comes than can be written, what comes is dropped and counted.
 */
export function createEventQueue<Row>({ write, count, onFailure }: EventQueueOptions<Row>) {
  const waiting: Row[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchMax);
      try {
        const stored = await write(batch);
        count('stored', stored);
        count('gone', batch.length - stored);
      } catch (error) {
        count('lost', batch.length);
        onFailure(error);
      }
    }
  }
  function begin(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    writing ??= drain().finally(() => {
      writing = null;
    });
  }

  return {
    /** False: there is no room for them. */
    add(rows: readonly Row[]): boolean {
      if (waiting.length + rows.length > waitingMax) {
        count('dropped', rows.length);
        return false;
      }
      waiting.push(...rows);
      if (waiting.length >= gatheredMax) begin();
      else if (!writing) timer ??= setTimeout(begin, gatherMs);
      return true;
    },
    /** All that was added until now is written, or lost. */
    async settled(): Promise<void> {
      begin();
      await writing;
    },
  };
}
