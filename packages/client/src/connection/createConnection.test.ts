import { closeCodes, type ServerFrame } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import type { ClientProblem } from '../problems';
import { createFakeEnvironment, type FakeEnvironmentOptions, FakeSocket } from '../testing';
import type { ConnectionOptions, Opening } from './ConnectionOptions';
import { createConnection } from './createConnection';

const heartbeat: ServerFrame = { type: 'heartbeat', payload: { headId: 0, heads: [] } };

/** A started connection, with what it reports. */
async function started(
  options: FakeEnvironmentOptions = {},
  address = async () => ({ url: 'wss://x/ws', protocols: [] }),
  loadFallback?: ConnectionOptions['loadFallback'],
) {
  const environment = createFakeEnvironment(options);
  const heard: (string | number)[] = [];
  const problems: ClientProblem[] = [];
  const openings: Opening[] = [];
  const connection = createConnection(environment, {
    address,
    onOpen(opening) {
      heard.push('open');
      openings.push(opening);
    },
    onFrame: ({ type }) => heard.push(type),
    onClose: (code) => heard.push(code),
    onProblem: (problem) => problems.push(problem),
    ...(loadFallback && { loadFallback }),
  });
  connection.start();
  await environment.settle();
  return { environment, connection, heard, problems, openings };
}

const almostOne = () => 1 - Number.EPSILON;

describe('a try that hangs', () => {
  it('is given up after 20 s, and the next one begins', async () => {
    const { environment, heard } = await started();
    const hanging = environment.socket;
    await environment.advance(19_999);
    expect(environment.sockets).toHaveLength(1);
    await environment.advance(1);
    expect([hanging.isClosed, environment.sockets.length]).toEqual([true, 2]);
    environment.socket.accept();
    expect(heard).toEqual(['open']);
  });

  it('also when it hangs before there is a socket', async () => {
    let tries = 0;
    const { environment } = await started({}, () => {
      tries += 1;
      return new Promise(() => {});
    });
    await environment.advance(20_000);
    expect(tries).toBe(2);
  });
});

describe('a lost connection', () => {
  it('[CON-12] is tried again with a counter: each wait may be twice as long', async () => {
    const { environment } = await started({ random: almostOne });
    for (const longestMs of [499, 999, 1999, 3999, 7999, 15_999, 29_999, 29_999]) {
      environment.socket.drop();
      const tries = environment.sockets.length;
      await environment.advance(longestMs - 1);
      expect(environment.sockets).toHaveLength(tries);
      await environment.advance(1);
      expect(environment.sockets).toHaveLength(tries + 1);
    }
  });

  it('[CON-13] begins anew with short waits after 30 s of stability, and not before', async () => {
    const { environment } = await started({ random: almostOne });
    const waitAfter = async (openMs: number) => {
      environment.socket.accept();
      await environment.advance(openMs);
      environment.socket.drop();
      const tries = environment.sockets.length;
      const droppedMs = environment.now();
      while (environment.sockets.length === tries) await environment.advance(1);
      return environment.now() - droppedMs;
    };
    environment.socket.drop();
    await environment.advance(500);
    expect(await waitAfter(29_999)).toBe(999);
    expect(await waitAfter(30_000)).toBe(499);
  });

  it('[D18] waits anywhere between nothing and the curve', async () => {
    const { environment } = await started({ random: () => 0 });
    environment.socket.drop();
    await environment.advance(0);
    expect(environment.sockets).toHaveLength(2);
  });

  it('counts an address that cannot be had as a failed try', async () => {
    let asked = 0;
    const address = async () => {
      asked += 1;
      if (asked < 3) throw new Error('offline');
      return { url: 'wss://x/ws', protocols: [] };
    };
    const { environment } = await started({ random: almostOne }, address);
    await environment.advance(499 + 999);
    expect(asked).toBe(3);
    expect(environment.sockets).toHaveLength(1);
  });

  it.each([closeCodes.forbidden, closeCodes.unknownApp])('is given up for good on close %i', async (code) => {
    const { environment, heard } = await started();
    environment.socket.accept();
    environment.socket.drop(code);
    await environment.advance(3_600_000);
    expect(environment.sockets).toHaveLength(1);
    expect(heard).toEqual(['open', code]);
  });
});

describe('tries without end', () => {
  const refuse = async (environment: Awaited<ReturnType<typeof started>>['environment'], times: number) => {
    for (let time = 0; time < times; time += 1) {
      environment.socket.drop();
      await environment.advance(0);
    }
  };

  it('[CON-14] [CON-15] [LIM-35] are told once after the tenth; the eleventh comes a minute later', async () => {
    const { environment, problems } = await started();
    await refuse(environment, 9);
    expect([environment.sockets.length, problems]).toEqual([10, []]);
    environment.socket.drop();
    expect(problems.map(({ code }) => code)).toEqual(['WS_RETRY_COUNT_EXCEEDED']);
    await environment.advance(59_999);
    expect(environment.sockets).toHaveLength(10);
    await environment.advance(1);
    expect(environment.sockets).toHaveLength(11);
    await refuse(environment, 1);
    await environment.advance(60_000);
    expect([environment.sockets.length, problems.length]).toEqual([12, 1]);
  });

  it('[CON-22] are told with what is known of the line', async () => {
    const network = () => ({ isOnline: false, type: '3g', downlinkMbps: 1.5 });
    const { environment, problems } = await started({ network });
    await refuse(environment, 10);
    expect(problems).toEqual([
      {
        code: 'WS_RETRY_COUNT_EXCEEDED',
        info: { tries: 10, isOnline: false, type: '3g', downlinkMbps: 1.5 },
      },
    ]);
  });

  it('[CON-14] do not sit out the minute when the page comes online, becomes visible or opens', async () => {
    const { environment, connection } = await started();
    await refuse(environment, 10);
    connection.nudge();
    await environment.settle();
    expect(environment.sockets).toHaveLength(11);
  });

  it('[CON-06] begin to count anew with a connection', async () => {
    const { environment, connection } = await started();
    await refuse(environment, 3);
    expect(connection.retryCount()).toBe(3);
    environment.socket.accept();
    expect(connection.retryCount()).toBe(0);
  });
});

describe('a connection that comes back', () => {
  it.each([
    ['4:59', 299_000, 1, false],
    ['5:01', 301_000, 0, true],
  ])('[CON-23] after %s has a reopen count and a kind of synchronise', async (_, awayMs, count, isFull) => {
    const { environment, connection, openings } = await started({ random: () => 0 });
    environment.socket.accept();
    environment.socket.drop();
    const backAt = environment.now() + awayMs;
    await environment.advance(0);
    environment.now = () => backAt;
    environment.socket.accept();
    expect(connection.reopenCount()).toBe(count);
    expect(openings.map(({ isFullSynchronize }) => isFullSynchronize)).toEqual([false, isFull]);
  });

  it('[CON-23] again and again counts on', async () => {
    const { environment, connection } = await started();
    for (const _ of [1, 2, 3]) {
      environment.socket.accept();
      environment.socket.drop();
      await environment.advance(0);
    }
    environment.socket.accept();
    expect(connection.reopenCount()).toBe(3);
  });
});

describe('a network that lets no socket through', () => {
  async function withFallback() {
    const fallbacks: FakeSocket[] = [];
    const loadFallback = async () => (url: string, protocols: readonly string[]) => {
      const socket = new FakeSocket(url, protocols, () => {});
      fallbacks.push(socket);
      return socket;
    };
    return { fallbacks, ...(await started({}, undefined, loadFallback)) };
  }

  it('[CON-21] is taken by the fallback after three refused handshakes in a row, and not before', async () => {
    const { environment, connection, fallbacks, heard } = await withFallback();
    for (const expected of [0, 0, 1]) {
      environment.socket.drop();
      await environment.advance(0);
      expect(fallbacks).toHaveLength(expected);
    }
    expect(environment.sockets).toHaveLength(3);
    fallbacks[0]?.accept();
    fallbacks[0]?.deliver(heartbeat);
    expect([connection.isOpen, heard.slice(-2)]).toEqual([true, ['open', 'heartbeat']]);
  });

  it('[CON-21] does not count sockets that did open', async () => {
    const { environment, fallbacks } = await withFallback();
    for (const _ of [1, 2, 3, 4, 5]) {
      environment.socket.accept();
      environment.socket.drop();
      await environment.advance(0);
    }
    expect([environment.sockets.length, fallbacks.length]).toEqual([6, 0]);
  });

  it('gives a socket its chance again after each fallback, and leaves a fallback that holds after 5 minutes', async () => {
    const { environment, fallbacks } = await withFallback();
    for (const _ of [1, 2, 3]) {
      environment.socket.drop();
      await environment.advance(0);
    }
    fallbacks[0]?.drop();
    await environment.advance(0);
    expect(environment.sockets).toHaveLength(4);
    environment.socket.drop();
    await environment.advance(0);
    expect(fallbacks).toHaveLength(2);
    fallbacks[1]?.accept();
    for (let minute = 0; minute < 10; minute += 1) {
      await environment.advance(29_999);
      fallbacks[1]?.deliver(heartbeat);
    }
    expect(fallbacks[1]?.isClosed).toBe(false);
    await environment.advance(10);
    expect([fallbacks[1]?.isClosed, environment.sockets.length]).toEqual([true, 5]);
  });
});

describe('silence', () => {
  it('[D8] of 45 s closes the socket and connects again', async () => {
    const { environment, connection, heard } = await started();
    environment.socket.accept();
    await environment.advance(20_000);
    environment.socket.deliver(heartbeat);
    await environment.advance(44_999);
    expect(connection.isOpen).toBe(true);
    await environment.advance(1);
    expect(environment.sockets[0]?.isClosed).toBe(true);
    expect(environment.sockets).toHaveLength(2);
    expect(heard).toEqual(['open', 'heartbeat', 1006]);
  });

  it('is noticed when the page wakes up, although its timers slept', async () => {
    const { environment, connection } = await started();
    environment.socket.accept();
    const asleep = environment.now() + 60_000;
    environment.now = () => asleep;
    connection.nudge();
    expect(connection.isOpen).toBe(false);
    expect(environment.sockets[0]?.isClosed).toBe(true);
  });

  it('is no reason to leave while it is short', async () => {
    const { environment, connection } = await started();
    environment.socket.accept();
    await environment.advance(44_999);
    connection.nudge();
    expect(connection.isOpen).toBe(true);
  });
});

describe('a page that woke up or came online', () => {
  it('does not sit out the waiting time', async () => {
    const { environment, connection } = await started({ random: almostOne });
    environment.socket.drop();
    connection.nudge();
    await environment.settle();
    expect(environment.sockets).toHaveLength(2);
    await environment.advance(10_000);
    expect(environment.sockets).toHaveLength(2);
  });

  it('does not start what was stopped', async () => {
    const { environment, connection } = await started();
    connection.stop();
    connection.nudge();
    await environment.advance(60_000);
    expect(environment.sockets).toHaveLength(1);
  });
});

describe('a server that drains', () => {
  it('[D19] is left at once, and the next try waits as long as it said', async () => {
    // However the dice fall: the server has thrown its own.
    const { environment, connection, heard } = await started({ random: almostOne });
    environment.socket.accept();
    connection.moveAway(8000);
    expect(environment.sockets[0]?.isClosed).toBe(true);
    environment.sockets[0]?.drop(1012);
    await environment.advance(7999);
    expect(environment.sockets).toHaveLength(1);
    await environment.advance(1);
    expect(environment.sockets).toHaveLength(2);
    expect(heard).toEqual(['open', 1012]);
  });

  it('[D19] is not waited for by who has something to say; one that is away is', async () => {
    const { environment, connection } = await started({ random: almostOne });
    environment.socket.accept();
    connection.moveAway(8000);
    await environment.advance(100);
    expect(connection.send(heartbeat)).toBe(false);
    await environment.settle();
    expect(environment.sockets).toHaveLength(2);
    environment.socket.drop();
    await environment.settle();
    expect(connection.send(heartbeat)).toBe(false);
    await environment.settle();
    expect(environment.sockets).toHaveLength(2);
  });
});

describe('frames', () => {
  it('[SOC-43] that are no frames are told and ignored, and the next one is heard', async () => {
    const { environment, heard, problems } = await started();
    environment.socket.accept();
    for (const text of ['', '{', 'null', '5', '[]', '{"type":"x"}', '{"payload":{}}'])
      environment.socket.deliverText(text);
    environment.socket.deliver(heartbeat);
    expect(heard).toEqual(['open', 'heartbeat']);
    expect(problems.map(({ code }) => code)).toEqual(Array(7).fill('INVALID_FRAME'));
  });

  it('of a socket that was left are not heard', async () => {
    const { environment, heard } = await started();
    const [old] = environment.sockets;
    old?.accept();
    old?.drop();
    await environment.advance(0);
    environment.socket.accept();
    old?.deliver(heartbeat);
    old?.drop();
    expect(heard).toEqual(['open', 1006, 'open']);
  });

  it('are sent only while it is open', async () => {
    const { environment, connection } = await started();
    expect(connection.send({ type: 'history' })).toBe(false);
    environment.socket.accept();
    expect(connection.send({ type: 'history' })).toBe(true);
    expect(environment.socket.sent).toEqual([{ type: 'history' }]);
  });

  it('are not given to a socket that is closed and has not said so yet', async () => {
    const { environment, connection } = await started();
    environment.socket.accept();
    environment.socket.readyState = 3;
    expect(connection.send({ type: 'history' })).toBe(false);
    expect(environment.socket.sent).toEqual([]);
  });
});

describe('stop and start', () => {
  it('ends the connection once, and a second start opens a second one', async () => {
    const { environment, connection, heard } = await started();
    environment.socket.accept();
    connection.start();
    connection.stop();
    connection.stop();
    environment.socket.drop(1000);
    await environment.advance(60_000);
    expect(heard).toEqual(['open', 1000]);
    connection.start();
    await environment.settle();
    expect(environment.sockets).toHaveLength(2);
  });

  it('while the address is on its way opens nothing', async () => {
    const { environment, connection } = await started({}, () => new Promise(() => {}));
    connection.stop();
    await environment.advance(60_000);
    expect(environment.sockets).toEqual([]);
  });
});
