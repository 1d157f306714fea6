import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createMetrics } from '../platform/metrics';
import { type Peer, Session } from '../sockets/Session';
import { Sockets } from '../sockets/Sockets';
import { createEntrance, type Door } from './createEntrance';

/** What is reported when a door that does this has heard a text. */
async function reportedOf(receive: Door<null>['receive']): Promise<unknown[]> {
  const failures: unknown[] = [];
  const enter = createEntrance({
    sockets: new Sockets(),
    features: [],
    clock: { now: () => 0 },
    metrics: createMetrics(),
    onFailure: (error) => failures.push(error),
  });
  const socket = new EventEmitter();
  const createSession = (peer: Peer) => new Session(peer, 1, null);
  enter(
    socket as unknown as Peer,
    { kind: 'admitted', who: null },
    { side: 'shopper', createSession, begin: () => {}, receive },
  );
  socket.emit('message', Buffer.from('{}'), false);
  await new Promise(setImmediate);
  return failures;
}

const broken = new Error('broken');
const metrics = createMetrics();

it.each([
  ['nothing, where nothing is waited for', () => {}, []],
  ['nothing, where it was counted', () => metrics.drops.inc({ reason: 'unknown-type' }), []],
  ['nothing, where it went well', async () => {}, []],
  [
    'what broke at once',
    () => {
      throw broken;
    },
    [broken],
  ],
  ['what broke later', () => Promise.reject(broken), [broken]],
])('a door reports %s', async (_, receive, reported) => {
  expect(await reportedOf(receive)).toEqual(reported);
});
