import { serverLimits } from '@shopbell/protocol';
import type { ComposedFeature } from '../feature/Feature';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics';
import type { Peer, Session } from '../sockets/Session';
import type { Sockets } from '../sockets/Sockets';
import type { Admission } from './visitorSocket';

export interface EntranceDependencies {
  readonly sockets: Sockets;
  readonly features: readonly ComposedFeature[];
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
}

/** One of the two doors: whom it lets in, and what becomes of what they say. */
export interface Door<Who> {
  readonly side: 'shopper' | 'agent';
  createSession(socket: Peer, who: Who): Session;
  begin(session: Session, who: Who): void;
  receive(session: Session, who: Who, text: string): void | Promise<void>;
}

/** From an open socket to a session that every feature knows of, and to its end. */
export function createEntrance({ sockets, features, clock, metrics, onFailure }: EntranceDependencies) {
  function leave(session: Session): void {
    sockets.remove(session);
    for (const { onLeft } of features) onLeft?.(session);
  }

  function receive<Who>(door: Door<Who>, session: Session, who: Who, text: string): void {
    try {
      const receiving = door.receive(session, who, text);
      // Some who have nothing to wait for give back what they have counted with.
      if (receiving instanceof Promise) receiving.catch(onFailure);
    } catch (error) {
      onFailure(error);
    }
  }

  return function enter<Who>(socket: Peer, admission: Admission<Who>, door: Door<Who>): void {
    // A peer that resets or breaks the protocol is closed by `ws` itself; without a listener the process would end.
    socket.on('error', () => metrics.drops.inc({ reason: 'socket-error' }));
    if (admission.kind === 'closed') return socket.close(admission.code);
    const { side } = door;
    const session = door.createSession(socket, admission.who);
    metrics.sockets.inc({ side });
    sockets.add(session);
    sockets.heartbeats.set(session, clock.now() + Math.random() * serverLimits.heartbeatMs);
    door.begin(session, admission.who);
    socket.on('close', () => {
      metrics.sockets.dec({ side });
      leave(session);
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary) return metrics.drops.inc({ reason: 'binary-frame' });
      receive(door, session, admission.who, data.toString());
    });
  };
}
