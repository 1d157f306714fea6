import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, limits } from '@shopbell/protocol';
import { WebSocketServer } from 'ws';
import type { Agents } from '../features/agents';
import type { Availability } from '../features/availability';
import type { Conversations, Place } from '../features/conversations';
import type { Inbox } from '../features/inbox';
import type { Shops } from '../features/shops';
import type { Tokens, Visitors } from '../features/visitors';
import { isOwnOrigin } from '../http/ownOrigin';
import type { Bus } from '../platform/bus';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics';
import { createAgentSocket } from './agentSocket';
import { createAutoReply } from './autoReply';
import { createCaptureFrames } from './captureFrames';
import { closeEnded } from './closeEnded';
import { createConversationFrames } from './conversationFrames';
import { createEmailGate } from './emailGate';
import { HeadPoll } from './HeadPoll';
import { Heartbeats } from './Heartbeats';
import type { Hub } from './Hub';
import { createHttpFallback } from './http/httpFallback';
import { PresenceNews } from './PresenceNews';
import { createUnknownReport } from './reportUnknown';
import { type Peer, Session } from './Session';
import { VisitorNews } from './VisitorNews';
import { type Admission, type AdmittedVisitor, createVisitorSocket } from './visitorSocket';

export interface RealtimeDependencies {
  readonly hub: Hub;
  readonly shops: Shops;
  readonly tokens: Tokens;
  readonly agents: Agents;
  readonly conversations: Conversations;
  readonly availability: Availability;
  readonly visitors: Visitors;
  readonly onAnswered: (place: Place) => void;
  readonly inbox: Inbox;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly publicUrl: URL | null;
  readonly onFailure: (error: unknown) => void;
}

/** The second door: sockets of shoppers at `/ws`, of agents at `/console/ws`. */
export function createRealtime(dependencies: RealtimeDependencies) {
  const { hub, conversations, clock, metrics, publicUrl, onFailure } = dependencies;
  const frames = createConversationFrames({ conversations, hub, clock, metrics });
  const presence = new PresenceNews(dependencies.availability, onFailure);
  const emailGate = createEmailGate(dependencies.visitors, clock);
  const capture = createCaptureFrames({ ...dependencies, frames, emailGate });
  const shared = { ...dependencies, presence, frames, reportUnknown: createUnknownReport(onFailure) };
  const onSaid = createAutoReply(dependencies);
  const visitors = createVisitorSocket({ ...shared, capture, emailGate, onSaid });
  const agents = createAgentSocket(shared);
  const visitorNews = new VisitorNews(hub, dependencies.visitors, onFailure);
  const heartbeats = new Heartbeats(
    hub,
    clock,
    (places) => conversations.heads(places),
    (sessions) => closeEnded(dependencies.agents, sessions),
    onFailure,
  );
  const headPoll = new HeadPoll({ hub, ...conversations, onFailure });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytesMax,
    perMessageDeflate: false,
    handleProtocols: (protocols) => [...protocols][0] ?? false,
  });
  let isDraining = false;
  let stopHearing = () => {};

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (isDraining) return refuse(stream, '503 Service Unavailable');
    const path = request.url?.split('?')[0];
    const accept = (begin: (socket: Peer) => void) => sockets.handleUpgrade(request, stream, head, begin);
    if (path === '/ws') {
      const admission = await visitors.admit(request);
      return accept((socket) => enterVisitor(socket, admission));
    }
    if (path !== '/console/ws') return refuse(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers, publicUrl)) return refuse(stream, '403 Forbidden');
    const admission = await agents.admit(request);
    accept((socket) =>
      enter(socket, admission, (who) => new Session(socket, who.shop.id, who.sessionId), agents),
    );
  }

  function enterVisitor(socket: Peer, admission: Admission<AdmittedVisitor>): void {
    enter(socket, admission, (who) => new Session(socket, who.shopId, null), visitors);
  }

  function enter<Who>(
    socket: Peer,
    admission: Admission<Who>,
    createSession: (who: Who) => Session,
    door: {
      begin?: (session: Session, who: Who) => void;
      receive: (session: Session, who: Who, text: string) => Promise<void>;
    },
  ): void {
    // A peer that resets or breaks the protocol is closed by `ws` itself; without a listener the process would end.
    socket.on('error', () => metrics.drops.inc({ reason: 'socket-error' }));
    if (admission.kind === 'closed') return socket.close(admission.code);
    const session = createSession(admission.who);
    session.nextHeartbeatMs = clock.now() + Math.random() * limits.heartbeatMs;
    const side = session.signInId === null ? 'shopper' : 'agent';
    metrics.sockets.inc({ side });
    hub.add(session);
    door.begin?.(session, admission.who);
    socket.on('close', () => {
      metrics.sockets.dec({ side });
      hub.remove(session);
      presence.leave(session);
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary) return metrics.drops.inc({ reason: 'binary-frame' });
      door.receive(session, admission.who, data.toString()).catch(onFailure);
    });
  }

  return {
    /** The shoppers' door without a socket, for networks that let none through (CON-19). */
    fallback: createHttpFallback({
      clock,
      metrics,
      admit: visitors.admit,
      enter: enterVisitor,
      isDraining: () => isDraining,
    }),

    attach(server: Server): void {
      heartbeats.start();
      presence.start();
      stopHearing = dependencies.bus.subscribe((event) => {
        presence.hear(event);
        visitorNews.hear(event);
      });
      if (!dependencies.bus.isLossless) headPoll.start();
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
      for (const session of hub.sessions) {
        session.send({ type: 'drain', payload: { retryAfterMs: Math.floor(Math.random() * 10_000) } });
        session.close(closeCodes.restarting);
      }
      heartbeats.stop();
      headPoll.stop();
      stopHearing();
      await presence.stop();
    },

    presence,
  };
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
