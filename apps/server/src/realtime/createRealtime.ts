import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { closeCodes, serverLimits } from '@shopbell/protocol';
import { WebSocketServer } from 'ws';
import type { AdmittedVisitor } from '../features/visitors';
import { isOwnOrigin } from '../http/ownOrigin';
import type { Peer } from '../sockets/Session';
import { createDoors } from './createDoors';
import { createEntrance } from './createEntrance';
import { GatheringSocket } from './GatheringSocket';
import { Heartbeats } from './Heartbeats';
import { createHttpFallback } from './http/httpFallback';
import type { RealtimeDependencies } from './RealtimeDependencies';
import type { Admission } from './visitorSocket';

/** The second door: sockets of shoppers at `/ws`, of agents at `/console/ws`. */
export function createRealtime(dependencies: RealtimeDependencies) {
  const { sockets, conversations, visits, publicUrl, load, metrics, onFailure } = dependencies;
  const doors = createDoors(dependencies);
  const enter = createEntrance(dependencies);
  const heartbeats = new Heartbeats(dependencies);
  const webSockets = new WebSocketServer({
    noServer: true,
    WebSocket: GatheringSocket,
    maxPayload: serverLimits.frameBytesMax,
    perMessageDeflate: false,
    handleProtocols: (protocols) => [...protocols][0] ?? false,
  });
  let isDraining = false;

  const enterVisitor = (socket: Peer, admission: Admission<AdmittedVisitor>) =>
    enter(socket, admission, doors.visitor);

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (isDraining) return refuse(stream, '503 Service Unavailable');
    if (!visits.isAllowed(request, 'socket')) {
      metrics.drops.inc({ reason: 'network-rate' });
      return refuse(stream, '429 Too Many Requests');
    }
    const path = request.url?.split('?')[0];
    const accept = (begin: (socket: Peer) => void) => {
      // Who is let in may have taken a moment to find out.
      if (isDraining) return refuse(stream, '503 Service Unavailable');
      webSockets.handleUpgrade(request, stream, head, (socket) => {
        socket.stream = stream;
        begin(socket);
      });
    };
    if (path === '/ws') {
      if (load.isTooMuch) {
        metrics.drops.inc({ reason: 'overloaded' });
        return refuse(stream, '503 Service Unavailable');
      }
      const admission = await doors.visitor.admit(request);
      return accept((socket) => enterVisitor(socket, admission));
    }
    if (path !== '/console/ws') return refuse(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers, publicUrl)) return refuse(stream, '403 Forbidden');
    const admission = await doors.agent.admit(request);
    accept((socket) => enter(socket, admission, doors.agent));
  }

  return {
    /** The shoppers' door without a socket, for networks that let none through (CON-19). */
    fallback: createHttpFallback({
      ...dependencies,
      admit: doors.visitor.admit,
      enter: enterVisitor,
      isDraining: () => isDraining,
    }),

    attach(server: Server): void {
      heartbeats.start();
      server.on('upgrade', (request, stream, head) => {
        stream.on('error', () => stream.destroy());
        upgrade(request, stream, head).catch((error) => {
          onFailure(error);
          refuse(stream, '503 Service Unavailable');
        });
      });
    },

    /** Finish what was begun, then send everyone away, each at another moment (D19). */
    async drain(): Promise<void> {
      isDraining = true;
      await conversations.drain();
      for (const session of sockets.sessions) {
        session.send({ type: 'drain', payload: { retryAfterMs: Math.floor(Math.random() * 10_000) } });
        session.close(closeCodes.restarting);
      }
      heartbeats.stop();
      await haveLeft();
      for (const session of sockets.sessions) session.terminate();
    },
  };

  /** Everybody, or all but those who do not answer. */
  async function haveLeft(): Promise<void> {
    const untilMs = performance.now() + leaveMs;
    while (sockets.sessions.size > 0 && performance.now() < untilMs) await wait(leaveLookMs);
  }
}

/** How long a peer may take to answer that the socket is closed. */
const leaveMs = 1000;
const leaveLookMs = 10;

function refuse(stream: Duplex, status: string): void {
  const later = /^(429|503)/.test(status) ? 'Retry-After: 1\r\n' : '';
  stream.end(`HTTP/1.1 ${status}\r\n${later}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
