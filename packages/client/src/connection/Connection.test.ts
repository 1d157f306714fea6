import { closeCodes, type ServerFrame } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { createFakeEnvironment, type FakeEnvironmentOptions } from '../testing';
import { Connection } from './Connection';

const heartbeat: ServerFrame = { type: 'heartbeat', payload: { headId: 0, heads: [] } };

/** A started connection, with what it reports. */
async function started(
  options: FakeEnvironmentOptions = {},
  address = async () => ({ url: 'wss://x/ws', protocols: [] }),
) {
  const environment = createFakeEnvironment(options);
  const heard: (string | number)[] = [];
  const connection = new Connection(environment, {
    address,
    onOpen: () => heard.push('open'),
    onFrame: ({ type }) => heard.push(type),
    onClose: (code) => heard.push(code),
  });
  connection.start();
  await environment.settle();
  return { environment, connection, heard };
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
    const { environment, connection, heard } = await started();
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
});

describe('frames', () => {
  it('that are no frames are ignored, and the next one is heard', async () => {
    const { environment, heard } = await started();
    environment.socket.accept();
    for (const text of ['', '{', 'null', '5', '[]', '{"type":"x"}', '{"payload":{}}'])
      environment.socket.deliverText(text);
    environment.socket.deliver(heartbeat);
    expect(heard).toEqual(['open', 'heartbeat']);
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
