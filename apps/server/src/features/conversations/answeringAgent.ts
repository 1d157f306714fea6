import type { Decoration, SenderInfo } from '@shopbell/protocol';
import { decoration } from '@shopbell/protocol/schemas';
import { displayName } from '@shopbell/rules/agents';
import type { Queryable } from '../../platform/db';
import type { Place } from './Place';

/** The chat a conversation came in by; null if the conversation is none of this shop. */
export async function findAppId(database: Queryable, place: Place): Promise<number | null> {
  const [row] = await database.query<{ id: string }>(
    'select app_id as id from conversation where id = $1 and shop_id = $2',
    [place.conversationId, place.shopId],
  );
  return row ? Number(row.id) : null;
}

/** The chat a conversation came in by, how it names agents, and the agent as they are now. */
export interface AnsweringAgent {
  readonly appId: number;
  readonly appName: string;
  readonly avatarNameType: Decoration['avatar']['nameType'];
  readonly name: string;
  readonly avatarUrl: string | null;
}

interface AnsweringRow extends Omit<AnsweringAgent, 'appId' | 'avatarNameType'> {
  readonly appId: string;
  readonly avatarNameType: string | null;
}

/** Null if the conversation is none of this shop. */
export async function findAnsweringAgent(
  database: Queryable,
  place: Place,
  userId: string,
): Promise<AnsweringAgent | null> {
  const [row] = await database.query<AnsweringRow>(
    `select a.id as "appId", a.name as "appName", u."name", u."image" as "avatarUrl",
       a.settings#>>'{decoration,avatar,nameType}' as "avatarNameType"
     from conversation c join app a on a.id = c.app_id join "user" u on u."id" = $3
     where c.id = $1 and c.shop_id = $2`,
    [place.conversationId, place.shopId, userId],
  );
  if (!row) return null;
  const { avatar } = decoration.parse({ avatar: { nameType: row.avatarNameType ?? undefined } });
  return { ...row, appId: Number(row.appId), avatarNameType: avatar.nameType };
}

/** As shoppers see them: under the name the shop chose to show. */
export const senderOf = ({ name, avatarUrl, avatarNameType, appName }: AnsweringAgent): SenderInfo => ({
  name: displayName(name, avatarNameType, appName),
  avatarURL: avatarUrl,
  isBot: false,
});
