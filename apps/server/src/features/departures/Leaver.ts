import { displayName } from '@shopbell/rules/agents';
import type { Queryable } from '../../platform/db';

/** Somebody who is about to be nobody, as a shop's rows know them. */
export interface Leaver {
  readonly userId: string;
  /** Under which they did something there; none that somebody who is still there has, or had before. */
  readonly names: readonly string[];
  /** The same as shoppers see them. */
  readonly shownNames: readonly string[];
}

const nameTypes = ['agent-first-name', 'agent-first-name-last-initial', 'agent-full-name'] as const;

const shownAs = (names: readonly string[]): string[] =>
  names.flatMap((name) => nameTypes.map((type) => displayName(name, type, '')));

export async function findLeaver(handle: Queryable, shopId: number, userId: string): Promise<Leaver> {
  const own = await handle.query<{ name: string }>(
    'select "name" from "user" where "id" = $1 union select name from former_name where user_id = $1',
    [userId],
  );
  const others = await handle.query<{ name: string }>(
    `select u."name" from shop_member m join "user" u on u."id" = m.user_id
     where m.shop_id = $1 and m.user_id <> $2
     union select f.name from shop_member m join former_name f on f.user_id = m.user_id
     where m.shop_id = $1 and m.user_id <> $2`,
    [shopId, userId],
  );
  const names = own.map(({ name }) => name);
  const taken = others.map(({ name }) => name);
  const takenAsShown = shownAs(taken);
  return {
    userId,
    names: names.filter((name) => !taken.includes(name)),
    shownNames: shownAs(names).filter((name) => !takenAsShown.includes(name)),
  };
}
