import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut and blocked, as networks and frozen machines do it. */
export async function createFaultyLine(port: number, onSent: (data: Buffer) => void = () => {}) {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'blocked' = 'whole';

  const line = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(port, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    for (const [index, socket] of pair.entries()) {
      const other = pair[1 - index] as Socket;
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('data', (data) => other.write(data));
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (state === 'blocked') socket.pause();
    }
    near.on('data', onSent);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');

  function destroyAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    port: (line.address() as AddressInfo).port,
    cut(): void {
      state = 'cut';
      destroyAll();
    },
    /** Connections stand, and nothing comes through. */
    block(): void {
      state = 'blocked';
      for (const socket of sockets) socket.pause();
    },
    mend(): void {
      state = 'whole';
      for (const socket of sockets) socket.resume();
    },
    async close(): Promise<void> {
      destroyAll();
      line.close();
      await once(line, 'close');
    },
  };
}
