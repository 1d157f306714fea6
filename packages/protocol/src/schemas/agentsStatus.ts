import { z } from 'zod';

/** A person of the team as shoppers see them, under the name the shop chose to show (ENT-38). */
export const shownAgent = z.object({ name: z.string(), avatarUrl: z.string().nullable() });
export type ShownAgent = z.infer<typeof shownAgent>;

/** Who of the team is there (ENT-42). */
export const agentsStatus = z.object({
  agents: z.array(shownAgent.extend({ isActive: z.boolean() })),
  /** Someone has not set themselves away, whether or not they are at the desk. */
  hasAvailableAgents: z.boolean(),
  totalNumberOfAgents: z.number().int().min(0),
  /** Someone is at the desk in this moment and has not set themselves away. */
  hasActiveAndAvailableAgents: z.boolean(),
  /** Seconds until a first answer, as measured in the last hours; null where nothing was measured (AR-09). */
  currentWaitTime: z.number().int().min(0).nullable(),
});
export type AgentsStatus = z.infer<typeof agentsStatus>;

/** AVL-11. */
const agentStatus = z.enum(['online', 'offline', 'online-outside-business-hours']);
export type AgentStatus = z.infer<typeof agentStatus>;

/** What a page that asks is told beside it: whether the chat is online with them in this moment. */
export const agentsAnswer = agentsStatus.extend({ status: agentStatus });

/** What an agent says of themselves. Whether they are at the desk at all, their sockets tell. */
export const presence = z.enum(['online', 'away']);
export type Presence = z.infer<typeof presence>;

export const teamPresence = z.object({
  members: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      avatarUrl: z.string().nullable(),
      status: z.enum(['online', 'away', 'offline']),
    }),
  ),
});
export type TeamPresence = z.infer<typeof teamPresence>;

export const ownPresence = teamPresence.extend({ status: presence });
export type OwnPresence = z.infer<typeof ownPresence>;
