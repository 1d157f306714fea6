import { randomUUID } from 'node:crypto';
import type { ConsoleStarters, Starter } from '@shopbell/protocol';
import { ProblemError } from '../../http/problem';
import type { Database, Queryable } from '../../platform/db';
import type { ShopsService } from '../shops';
import { noteChange, readChatState } from './chatState';

export interface StartersDependencies {
  readonly database: Database;
  readonly shops: ShopsService;
}

export type Starters = ReturnType<typeof createStarters>;

interface Place {
  readonly shopId: number;
  readonly appId: number;
}

/** STR-05: at most so many are shown, so no more are sent. */
const shownMax = 3;

/** The questions that a shopper can press instead of writing, by language. */
export function createStarters({ database, shops }: StartersDependencies) {
  return {
    async read(place: Place): Promise<ConsoleStarters> {
      await shops.chats.find({ shopId: place.shopId, chatId: place.appId });
      const scope = database.inShops([place.shopId]);
      const { hasStarters } = await readChatState(scope, place.shopId, place.appId);
      return { isOn: hasStarters, starters: await allStarters(scope, place) };
    },

    /** All of them at once, in their order. */
    async write(place: Place, { isOn, starters }: ConsoleStarters): Promise<void> {
      const { settings } = await shops.chats.find({ shopId: place.shopId, chatId: place.appId });
      const languages = settings.languages.map(({ language }) => language);
      const problems = starters.flatMap(({ language }, index) => {
        const place = { path: ['starters', String(index)] };
        if (!languages.includes(language))
          return [{ ...place, message: 'must be in a language of the chat' }];
        const before = starters.slice(0, index).filter((other) => other.language === language);
        return before.length < shownMax
          ? []
          : [{ ...place, message: `must be one of at most ${shownMax} in a language` }];
      });
      if (problems.length > 0) throw new ProblemError('invalid-campaign', undefined, problems);
      await database
        .inShops([place.shopId])
        .tx((transaction) => replace(transaction, place, { isOn, starters }));
    },
  };
}

async function replace(
  transaction: Queryable,
  { shopId, appId }: Place,
  { isOn, starters }: ConsoleStarters,
): Promise<void> {
  // Whoever writes the same chat's waits here.
  await noteChange(transaction, shopId, appId);
  await transaction.query('update campaign_chat set has_starters = $3 where shop_id = $1 and app_id = $2', [
    shopId,
    appId,
    isOn,
  ]);
  await transaction.query('delete from starter where shop_id = $1 and app_id = $2', [shopId, appId]);
  for (const [position, { language, text }] of starters.entries())
    await transaction.query(
      'insert into starter (id, shop_id, app_id, language, position, text) values ($1, $2, $3, $4, $5, $6)',
      [randomUUID(), shopId, appId, language, position, text.trim()],
    );
}

const allStarters = (queryable: Queryable, { shopId, appId }: Place) =>
  queryable.query<{ language: string; text: string }>(
    'select language, text from starter where shop_id = $1 and app_id = $2 order by position',
    [shopId, appId],
  );

export const listStarters = (
  queryable: Queryable,
  { shopId, appId, language }: Place & { readonly language: string },
): Promise<Starter[]> =>
  queryable.query<Starter>(
    'select id, text from starter where shop_id = $1 and app_id = $2 and language = $3 order by position limit $4',
    [shopId, appId, language, shownMax],
  );
