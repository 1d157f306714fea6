import { agentFrames, visitorFrames } from '@shopbell/protocol/schemas';
import { type AgentFrames, collectFrames, type VisitorFrames } from '../feature/frames';
import type { SignedInMember } from '../features/agents';
import type { AdmittedVisitor } from '../features/visitors';
import { createUnknownReport } from '../sockets/reportUnknown';
import { type Peer, Session } from '../sockets/Session';
import { createAgentSocket } from './agentSocket';
import type { RealtimeDependencies } from './RealtimeDependencies';
import { createVisitorSocket } from './visitorSocket';
import { createVisitorTurns } from './visitorTurns';

/** What shoppers and agents find behind their doors: the answers of all features. */
export function createDoors(dependencies: RealtimeDependencies) {
  const { features, onFailure } = dependencies;
  const reportUnknown = createUnknownReport(onFailure);
  const visitorHandlers = collectFrames<VisitorFrames>(
    Object.keys(visitorFrames),
    features.map((feature) => feature.visitorFrames),
  );
  const agentHandlers = collectFrames<AgentFrames>(
    Object.keys(agentFrames),
    features.map((feature) => feature.agentFrames),
  );
  const turns = createVisitorTurns({ ...dependencies, handlers: visitorHandlers });

  return {
    visitor: {
      side: 'shopper',
      ...createVisitorSocket({ ...dependencies, turns, reportUnknown }),
      createSession: (socket: Peer, { shopId }: AdmittedVisitor) => new Session(socket, shopId, null),
      begin(session: Session, visitor: AdmittedVisitor): void {
        for (const { onVisitor } of features) onVisitor?.(session, visitor);
      },
    },
    agent: {
      side: 'agent',
      ...createAgentSocket({ ...dependencies, handlers: agentHandlers, reportUnknown }),
      createSession: (socket: Peer, { shop, sessionId }: SignedInMember) =>
        new Session(socket, shop.id, sessionId),
      begin(session: Session, member: SignedInMember): void {
        for (const { onAgent } of features) onAgent?.(session, member);
      },
    },
  } as const;
}
