import type { AgentsStatus, Presence, TeamPresence } from '@shopbell/protocol';
import { displayName } from '@shopbell/rules/agents';
import { createListeners } from '../../feature/createListeners';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { App } from '../shops';
import {
  type AgentSocket,
  findTeams,
  forgetDeadSockets,
  medianWaitSeconds,
  removeSocket,
  storeBeats,
  storePresence,
  type TeamMember,
} from './store';

/**
 * A socket beats at most 22 s after the last sign of life of its browser, and what is stored is looked at every 5 s:
 * whoever is gone without a word is found absent within a minute.
 */
const aliveMs = 30_000;
const waitWindowMs = 4 * 60 * 60_000;
const waitKeptMs = 60_000;

export interface ShopStatus {
  readonly shopId: number;
  readonly team: readonly TeamMember[];
  readonly currentWaitTime: number | null;
}

export type Availability = ReturnType<typeof createAvailability>;

export function createAvailability({
  database,
  bus,
  clock,
}: {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
}) {
  const arrivals = createListeners<[shopId: number]>();
  const waits = new Map<number, { readonly seconds: number | null; readonly readAtMs: number }>();

  /** A median moves slowly: it is measured once a minute for each shop that someone asks about. */
  async function measureWaits(shopIds: readonly number[]): Promise<void> {
    const nowMs = clock.now();
    const stale = shopIds.filter((id) => nowMs - (waits.get(id)?.readAtMs ?? -Infinity) >= waitKeptMs);
    if (stale.length === 0) return;
    const medians = await medianWaitSeconds(database.inShops(stale), stale, new Date(nowMs - waitWindowMs));
    for (const id of stale) waits.set(id, { seconds: medians.get(id) ?? null, readAtMs: nowMs });
  }

  async function statuses(shopIds: readonly number[]): Promise<ShopStatus[]> {
    if (shopIds.length === 0) return [];
    await measureWaits(shopIds);
    const aliveSince = new Date(clock.now() - aliveMs);
    const members = await findTeams(database.inShops(shopIds), shopIds, aliveSince);
    return shopIds.map((shopId) => ({
      shopId,
      team: members.filter((member) => member.shopId === shopId),
      currentWaitTime: waits.get(shopId)?.seconds ?? null,
    }));
  }

  const changed = (shopId: number) => bus.publish({ type: 'presence-changed', shopId });

  return {
    statuses,
    /** Someone came to the desk, or is back at it; it stands in the database already. */
    whenArrived: arrivals.add,

    async ofShop(shopId: number): Promise<ShopStatus> {
      const [status] = await statuses([shopId]);
      return status ?? { shopId, team: [], currentWaitTime: null };
    },

    /** Those who are there to answer, on whichever node. */
    async activeAgents(shopId: number): Promise<readonly string[]> {
      const aliveSince = new Date(clock.now() - aliveMs);
      const team = await findTeams(database.inShops([shopId]), [shopId], aliveSince);
      return team.filter(isActive).map(({ userId }) => userId);
    },

    async waitTime(shopId: number): Promise<number | null> {
      await measureWaits([shopId]);
      return waits.get(shopId)?.seconds ?? null;
    },

    async enter(socket: AgentSocket): Promise<void> {
      await storeBeats(database.inShops([socket.shopId]), [socket], new Date(clock.now()));
      changed(socket.shopId);
      arrivals.tell(socket.shopId);
    },

    async beat(sockets: readonly AgentSocket[]): Promise<void> {
      if (sockets.length === 0) return;
      const shopIds = [...new Set(sockets.map(({ shopId }) => shopId))];
      await storeBeats(database.inShops(shopIds), sockets, new Date(clock.now()));
    },

    async leave(socket: AgentSocket): Promise<void> {
      await removeSocket(database.inShops([socket.shopId]), socket);
      changed(socket.shopId);
    },

    async setPresence(
      member: { readonly shopId: number; readonly userId: string },
      presence: Presence,
    ): Promise<void> {
      await storePresence(database.inShops([member.shopId]), member, presence);
      bus.publish({ type: 'agent-presence', ...member, presence });
      changed(member.shopId);
      if (presence === 'online') arrivals.tell(member.shopId);
    },

    /** Of lost nodes, on all shops: nobody else would. */
    forgetOld: () => forgetDeadSockets(database, new Date(clock.now() - 10 * aliveMs)),
  };
}

const isActive = ({ isHere, presence }: TeamMember): boolean => isHere && presence === 'online';

type Shown = Pick<App, 'name' | 'settings'>;

const shownName = ({ name, settings }: Shown, member: TeamMember): string =>
  displayName(member.name, settings.decoration.avatar.nameType, name);

/** What shoppers of one chat see of the team (ENT-42). */
export function toAgentsStatus(app: Shown, { team, currentWaitTime }: ShopStatus): AgentsStatus {
  return {
    agents: team.map((member) => ({
      name: shownName(app, member),
      avatarUrl: member.avatarUrl,
      isActive: isActive(member),
    })),
    hasAvailableAgents: team.some(({ presence }) => presence === 'online'),
    totalNumberOfAgents: team.length,
    hasActiveAndAvailableAgents: team.some(isActive),
    currentWaitTime,
  };
}

/** What the team sees of itself. */
export const toTeamPresence = ({ team }: ShopStatus): TeamPresence => ({
  members: team.map(({ userId, name, avatarUrl, presence, isHere }) => ({
    userId,
    name,
    avatarUrl,
    status: isHere ? presence : 'offline',
  })),
});
