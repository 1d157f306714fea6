import { closeCodes } from '@shopbell/protocol';
import type { Agents } from '../features/agents';
import type { Session } from '../sockets/Session';

/** A sign-in ends by itself when its time is over, and the hint that someone ended it may be lost. */
export async function closeEnded(agents: Agents, sessions: readonly Session[]): Promise<void> {
  const ids = sessions.flatMap(({ signInId }) => signInId ?? []);
  if (ids.length === 0) return;
  const valid = await agents.stillSignedIn(ids);
  for (const session of sessions)
    if (session.signInId !== null && !valid.has(session.signInId)) session.close(closeCodes.unauthorized);
}
