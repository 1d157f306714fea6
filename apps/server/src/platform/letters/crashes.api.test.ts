import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing';
import { textOf } from '../../testing/textOf';
import type { Database, OpenDatabase } from '../db';
import type { Jobs } from '../jobs';
import { createDelivery, type DeliveryOutcome, type OutgoingMessage, type Transport } from './index';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const minutes = 60_000;
const noon = Date.parse('2026-11-16T12:00:00Z');

/** Everything that a process does for a message, in order; it may die at each. */
type Point = 'before it is taken' | 'taken' | 'handed over' | 'answered' | 'noted';

const isDead = new Error('The process has ended');

/** A process that does the jobs of a channel, and may die at a point; then nothing more is heard of it. */
function startProcess(options: {
  readonly diesAt?: Point;
  readonly answers?: DeliveryOutcome;
  readonly nowMs?: number;
  readonly received: string[];
}) {
  const { diesAt, answers = { kind: 'sent' }, nowMs = noon, received } = options;
  let hasDied = false;
  const die = (at: Point) => {
    hasDied ||= at === diesAt;
    if (hasDied) throw isDead;
  };
  const query: Database['query'] = async (statement, values) => {
    const isNote = !textOf(statement).includes('leaving_at = now()');
    die(isNote ? 'answered' : 'before it is taken');
    const rows = await opened.database.query(statement, values);
    die(isNote ? 'noted' : 'taken');
    return rows as never;
  };
  const transport: Transport = {
    async deliver({ key }) {
      if (answers.kind !== 'later') received.push(key);
      die('handed over');
      return answers;
    },
  };
  let handler: (batch: readonly { id: number }[]) => Promise<unknown> = async () => {};
  const jobs = {
    work: (_: string, given: typeof handler) => {
      handler = given;
    },
    enqueue: async (_: unknown, __: string, { id }: { id: number }) => void ids.push(id),
  } as unknown as Jobs;
  const ids: number[] = [];
  const delivery = createDelivery('sms', {
    database: { ...opened.database, query },
    jobs,
    clock: { now: () => nowMs },
    transport,
  });
  return {
    async write(message: OutgoingMessage): Promise<number> {
      await delivery.send(opened.database, message);
      return ids[0] ?? 0;
    },
    run: (id: number) => handler([{ id }]),
  };
}

const code = (more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  to: '+15550100123',
  subject: '',
  text: '048213 is your code',
  html: '',
  key: randomUUID(),
  atMostOnceUntil: new Date(noon + 10 * minutes),
  ...more,
});

const rowOf = async (id: number) => {
  const [row] = await opened.database.query(
    `select sent_at is not null as is_sent, failed_at is not null as is_failed, last_error, text, attempts
     from outgoing_message where id = $1`,
    [id],
  );
  return row;
};

/** One process dies, or does not; then others do the same job as often as they like. */
async function arrivals(
  message: OutgoingMessage,
  first: Omit<Parameters<typeof startProcess>[0], 'received'>,
) {
  const received: string[] = [];
  const dying = startProcess({ ...first, received });
  const id = await dying.write(message);
  await dying.run(id);
  for (let again = 0; again < 3; again += 1) await startProcess({ received }).run(id);
  return { arrived: received.length, row: await rowOf(id) };
}

const sent = { is_sent: true, is_failed: false, last_error: null };
const givenUp = {
  is_sent: false,
  is_failed: true,
  last_error: 'It may have left before the server ended, and is not sent twice',
};

describe('a code, of which the process dies', () => {
  it.each<[Point, number, object]>([
    ['before it is taken', 1, sent],
    // It has not left, but nobody can know that.
    ['taken', 0, givenUp],
    ['handed over', 1, givenUp],
    ['answered', 1, givenUp],
    ['noted', 1, sent],
  ])('%s: arrives %d times at most, and has an end', async (diesAt, arrived, end) => {
    expect(await arrivals(code(), { diesAt })).toMatchObject({ arrived, row: end });
  });

  it.each<[Point, number, object]>([
    ['handed over', 0, givenUp],
    ['answered', 0, givenUp],
    ['noted', 1, sent],
  ])('%s, where the service was busy: arrives %d times at most', async (diesAt, arrived, end) => {
    const answers: DeliveryOutcome = { kind: 'later', because: 'busy' };
    expect(await arrivals(code(), { diesAt, answers })).toMatchObject({ arrived, row: end });
  });
});

describe('a code', () => {
  it('that was refused before anything left is tried again', async () => {
    const first = { answers: { kind: 'later', because: 'busy' } } as const;
    expect(await arrivals(code(), first)).toMatchObject({ arrived: 1, row: { ...sent, attempts: 2 } });
  });

  it('of which nobody knows whether it arrived is not tried again', async () => {
    const first = { answers: { kind: 'unknown', because: 'time-out' } } as const;
    expect(await arrivals(code(), first)).toMatchObject({
      arrived: 1,
      row: { is_sent: false, is_failed: true, last_error: 'time-out', attempts: 1 },
    });
  });

  it.each([
    [noon + 10 * minutes - 1, 1],
    [noon + 10 * minutes, 0],
  ])('is not sent any more when its time is over: at %d it arrives %d times', async (nowMs, arrived) => {
    const received: string[] = [];
    const process = startProcess({ received, nowMs });
    const id = await process.write(code());
    await process.run(id);
    expect(received).toHaveLength(arrived);
    if (arrived === 0)
      expect(await rowOf(id)).toMatchObject({ is_failed: true, last_error: 'Its time was over' });
  });

  it.each([{ kind: 'sent' }, { kind: 'refused', because: 'no' }, { kind: 'unknown', because: '' }] as const)(
    'is kept no longer than it is needed: $kind',
    async (answers) => {
      const { row } = await arrivals(code(), { answers });
      expect(row).toMatchObject({ text: '' });
    },
  );

  it('that two processes take at the same time leaves once', async () => {
    const received: string[] = [];
    const processes = [startProcess({ received }), startProcess({ received })] as const;
    const id = await processes[0].write(code());
    await Promise.all(processes.map(({ run }) => run(id)));
    expect(received).toHaveLength(1);
  });
});

it('what may be repeated is repeated under the same key, and keeps its words', async () => {
  const message = code({ atMostOnceUntil: undefined });
  expect(await arrivals(message, { diesAt: 'handed over' })).toMatchObject({
    arrived: 2,
    row: { ...sent, text: message.text },
  });
  const unknown = { answers: { kind: 'unknown', because: 'time-out' } } as const;
  expect(await arrivals(code({ atMostOnceUntil: undefined }), unknown)).toMatchObject({
    arrived: 2,
    row: sent,
  });
});
