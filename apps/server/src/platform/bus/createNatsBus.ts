import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Bus } from './Bus';
import { type BusEvent, busEvent } from './BusEvent';
import { createInProcessBus } from './createInProcessBus';

export interface NatsBusOptions {
  readonly url: string;
  readonly onFailure: (error: unknown) => void;
  /** Once for each time the server goes away, and once when it is back. */
  readonly onChange: (isUp: boolean) => void;
}

/**
 * Between nodes. A node hears itself without the server, so that it serves its own people whether or not the server
 * is there. While it is away nothing is kept for it: the others find what they missed in the database.
 */
export function createNatsBus({ url, onFailure, onChange }: NatsBusOptions): Bus {
  const own = createInProcessBus(onFailure);
  let connection: NatsConnection | null = null;
  let isUp = false;
  let isClosed = false;

  function become(nowUp: boolean): void {
    if (isUp === nowUp || isClosed) return;
    isUp = nowUp;
    onChange(isUp);
  }

  /** Until the server has heard what we want to hear, others speak past us. A line that breaks meanwhile comes again. */
  async function becomeUp(connection: NatsConnection): Promise<void> {
    const isHeard = await connection.flush().then(
      () => true,
      () => false,
    );
    if (isHeard) become(true);
  }

  function hear(message: Msg): void {
    const event = read(message);
    if (event) own.publish(event);
    else onFailure(new Error(`The bus carried something unknown on ${message.subject}`));
  }

  async function start(): Promise<void> {
    const opened = await connect({
      ...serverAndLogin(url),
      name: 'shopbell',
      noEcho: true,
      maxReconnectAttempts: -1,
      waitOnFirstConnect: true,
      reconnectTimeWait: 250,
      reconnectJitter: 250,
      timeout: 2000,
      pingInterval: 2000,
      maxPingOut: 1,
      ignoreClusterUpdates: true,
    });
    if (isClosed) return opened.close();
    connection = opened;
    const changes = connection.status();
    connection.subscribe('shopbell.*.*', {
      callback: (error, message) => (error ? onFailure(error) : hear(message)),
    });
    await becomeUp(connection);
    for await (const { type } of changes) {
      if (type === 'disconnect') become(false);
      else if (type === 'reconnect') await becomeUp(connection);
    }
  }

  const firstTry = setTimeout(() => !isUp && !isClosed && onChange(false), 1000).unref();
  start().catch((error) => !isClosed && onFailure(error));

  return {
    isLossless: false,
    publish(event) {
      own.publish(event);
      if (connection && isUp) connection.publish(subjectOf(event), JSON.stringify(event));
    },
    subscribe: own.subscribe,
    async close() {
      isClosed = true;
      clearTimeout(firstTry);
      await own.close();
      await connection?.close();
    },
  };
}

/** The shop's id stands in the subject, so that rights can be given by shop. */
const subjectOf = (event: BusEvent): string =>
  `shopbell.${'shopId' in event ? event.shopId : 'accounts'}.${event.type}`;

function read(message: Msg): BusEvent | null {
  try {
    const parsed = busEvent.safeParse(message.json());
    return parsed.success && subjectOf(parsed.data) === message.subject ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The client library takes name and password apart from the address. */
function serverAndLogin(url: string) {
  const { protocol, host, username, password } = new URL(url);
  const login = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username && (password ? login : { token: login.user })),
  };
}
