import type { Routing } from '@shopbell/protocol';
import { type AgentLoad, nextAgent } from '@shopbell/rules/inbox';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Place } from '../conversations';

export interface RoutingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** The people of a shop who are there to answer. */
  readonly availableAgents: (shopId: number) => Promise<readonly string[]>;
  readonly onUpdated: (place: Place) => void;
  /** Something will be free to be given away at that time. */
  readonly onHeld: (shopId: number, atMs: number) => void;
}

/** What waits, and is not for people yet. */
export interface Held {
  readonly conversationId: string;
  readonly untilMs: number;
}

export type FindHeld = (transaction: Queryable, shopId: number) => Promise<readonly Held[]>;

export interface RoutingChange extends Pick<Routing, 'mode' | 'capacity'> {
  readonly capacities: readonly { readonly userId: string; readonly capacity: number | null }[];
}

/** How many conversations one look gives away; the next look goes on. */
const roundMax = 50;

export function createRouting(dependencies: RoutingDependencies) {
  const { database, clock, availableAgents, onUpdated, onHeld } = dependencies;
  let findHeld: FindHeld = async () => [];

  /** Most shops take what they want themselves: nothing else is asked for them. */
  async function isRoundRobin(shopId: number): Promise<boolean> {
    const rows = await database
      .inShops([shopId])
      .query("select from inbox_settings where shop_id = $1 and routing = 'round-robin'", [shopId]);
    return rows.length > 0;
  }

  /** Whoever waits longest first, to the available agents in turn, as long as someone has room. */
  async function assignWaiting(shopId: number): Promise<readonly string[]> {
    if (!(await isRoundRobin(shopId))) return [];
    const available = await availableAgents(shopId);
    if (available.length === 0) return [];
    return database.inShops([shopId]).tx(async (transaction) => {
      // The row is the lock: two nodes that give away at the same time would both see the same room.
      const [settings] = await transaction.query<{ capacity: number }>(
        "select capacity from inbox_settings where shop_id = $1 and routing = 'round-robin' for update",
        [shopId],
      );
      if (!settings) return [];
      const heldNow = async () => {
        const held = await findHeld(transaction, shopId);
        if (held.length > 0) onHeld(shopId, Math.min(...held.map(({ untilMs }) => untilMs)));
        return held.map(({ conversationId }) => conversationId);
      };
      const waiting = await transaction.query<{ id: string }>(
        `select id from conversation where shop_id = $1 and status = 'open' and waiting_since is not null
           and assignee_id is null and blocked_at is null and id <> all ($3::uuid[])
         order by waiting_since, id limit $2`,
        [shopId, roundMax, await heldNow()],
      );
      if (waiting.length === 0) return [];
      // What began to wait between the two questions may be somebody's as well.
      const held = new Set(await heldNow());
      return giveAway(
        transaction,
        shopId,
        waiting.filter(({ id }) => !held.has(id)),
        await loadsOf(transaction, shopId, available, settings.capacity),
      );
    });
  }

  async function giveAway(
    transaction: Queryable,
    shopId: number,
    waiting: readonly { readonly id: string }[],
    agents: AgentLoad[],
  ): Promise<string[]> {
    const given: { readonly id: string; readonly userId: string; readonly at: Date }[] = [];
    let atMs = clock.now();
    for (const { id } of waiting) {
      const userId = nextAgent(agents);
      const index = agents.findIndex((agent) => agent.userId === userId);
      const agent = agents[index];
      if (!agent) break;
      atMs += 1;
      agents[index] = { ...agent, openCount: agent.openCount + 1, lastAssignedMs: atMs };
      given.push({ id, userId: agent.userId, at: new Date(atMs) });
    }
    // In the order in which messages lock them when they are stored, so that neither waits for the other in a circle.
    for (const { id, userId } of given.toSorted((left, right) => (left.id < right.id ? -1 : 1)))
      await transaction.query('update conversation set assignee_id = $3 where id = $1 and shop_id = $2', [
        id,
        shopId,
        userId,
      ]);
    for (const { userId, at } of given)
      await transaction.query(
        'update shop_member set last_assigned_at = $3 where shop_id = $1 and user_id = $2',
        [shopId, userId, at],
      );
    return given.map(({ id }) => id);
  }

  return {
    /** Whoever answers before people do says what it is at. */
    useHeld(find: FindHeld): void {
      findHeld = find;
    },

    /** Something may have made room or made work. */
    async route(shopId: number): Promise<void> {
      for (const conversationId of await assignWaiting(shopId)) onUpdated({ shopId, conversationId });
    },

    async read(shopId: number): Promise<Routing> {
      const inShop = database.inShops([shopId]);
      const [settings] = await inShop.query<{ routing: Routing['mode']; capacity: number }>(
        'select routing, capacity from inbox_settings where shop_id = $1',
        [shopId],
      );
      const agents = await inShop.query<Routing['agents'][number]>(
        `select m.user_id as "userId", u."name", m.capacity from shop_member m join "user" u on u."id" = m.user_id
         where m.shop_id = $1 order by lower(u."name"), m.user_id`,
        [shopId],
      );
      return { mode: settings?.routing ?? 'manual', capacity: settings?.capacity ?? 8, agents };
    },

    async change(shopId: number, { mode, capacity, capacities }: RoutingChange): Promise<void> {
      await database.inShops([shopId]).tx(async (transaction) => {
        await transaction.query(
          `insert into inbox_settings (shop_id, routing, capacity) values ($1, $2, $3)
           on conflict (shop_id) do update set routing = excluded.routing, capacity = excluded.capacity`,
          [shopId, mode, capacity],
        );
        for (const { userId, capacity: own } of capacities) {
          await transaction.query(
            'update shop_member set capacity = $3 where shop_id = $1 and user_id = $2',
            [shopId, userId, own],
          );
        }
      });
    },
  };
}

async function loadsOf(
  transaction: Queryable,
  shopId: number,
  userIds: readonly string[],
  capacity: number,
): Promise<AgentLoad[]> {
  const rows = await transaction.query<{
    user_id: string;
    capacity: number | null;
    last_assigned_at: Date | null;
    open_count: number;
  }>(
    `select m.user_id, m.capacity, m.last_assigned_at,
       (select count(*)::int from conversation c
        where c.shop_id = m.shop_id and c.status = 'open' and c.assignee_id = m.user_id) as open_count
     from shop_member m where m.shop_id = $1 and m.user_id = any ($2)`,
    [shopId, userIds],
  );
  return rows.map((row) => ({
    userId: row.user_id,
    openCount: row.open_count,
    capacity: row.capacity ?? capacity,
    lastAssignedMs: row.last_assigned_at?.getTime() ?? null,
  }));
}
