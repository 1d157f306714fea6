import { createServer, type Socket, connect as tcpConnect } from 'node:net';

/** What happens to the lines through the proxy from now on. */
export type Fault =
  | 'none'
  /**
   * Both ends believe that they are connected, and nothing arrives: a phone that left the Wi-Fi. A line that has lost
   * something stays dead, for no real one loses its middle and goes on.
   */
  | 'half-open'
  /** What goes up arrives; nothing comes down any more. */
  | 'answers-lost'
  /** Every piece takes its time. */
  | 'slow'
  /** Requests to become a socket are refused, as some company proxies do; plain HTTP passes. */
  | 'no-upgrades';

export interface FaultProxy {
  readonly baseUrl: string;
  set(fault: Fault): void;
  /** Ends every line that carries a socket, without a goodbye. */
  reset(): void;
  /** How often each fault has touched something: a run in which none did proves nothing. */
  touched(fault: Fault): number;
  close(): Promise<void>;
}

const slowMs = 150;
const refusal = 'HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** A line between browser and server that fails on command. Faults but `no-upgrades` touch sockets only. */
export async function createFaultProxy(target: string): Promise<FaultProxy> {
  const { port } = new URL(target);
  const lines = new Set<{ near: Socket; far: Socket; isSocket: boolean; isDead: boolean }>();
  const counts = new Map<Fault, number>();
  let fault: Fault = 'none';
  const note = () => counts.set(fault, (counts.get(fault) ?? 0) + 1);

  const server = createServer((near) => {
    const far = tcpConnect(Number(port), 'localhost');
    const line = { near, far, isSocket: false, isDead: false };
    lines.add(line);
    const end = () => {
      lines.delete(line);
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on('error', end).on('close', end);

    const carry = (to: Socket, data: Buffer, isDropped: boolean) => {
      if (line.isDead) return;
      if (!line.isSocket || fault === 'none' || fault === 'no-upgrades') return void to.write(data);
      if (!isDropped && fault !== 'slow') return void to.write(data);
      note();
      line.isDead = fault === 'half-open';
      if (fault === 'slow') setTimeout(() => to.writable && to.write(data), slowMs);
    };
    near.on('data', (data) => {
      if (/^GET \/ws\S* HTTP[\s\S]*\r\nupgrade: websocket/i.test(data.toString('latin1'))) {
        line.isSocket = true;
        if (fault === 'no-upgrades') {
          note();
          return near.end(refusal);
        }
      }
      carry(far, data, fault === 'half-open');
    });
    far.on('data', (data) => carry(near, data, fault === 'half-open' || fault === 'answers-lost'));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;

  return {
    baseUrl: `http://localhost:${ownPort}`,
    set(next) {
      fault = next;
    },
    reset() {
      for (const { near, far, isSocket } of lines) {
        if (!isSocket) continue;
        near.resetAndDestroy();
        far.destroy();
      }
    },
    touched: (which) => counts.get(which) ?? 0,
    close: () =>
      new Promise((done) => {
        for (const { near, far } of lines) {
          near.destroy();
          far.destroy();
        }
        server.close(() => done());
      }),
  };
}
