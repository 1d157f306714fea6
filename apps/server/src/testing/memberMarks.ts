import { displayName } from '@shopbell/rules/agents';
import type { BecomesOfMember } from '../feature/Tables';
import type { Database, Queryable } from '../platform/db';
import { claimedTables, columnsOf, insertRow, type Mark, type MarkedShopper, markFor } from './personalMarks';

/** A member of the shop, and a conversation in which they did something. */
export interface MarkedMember extends MarkedShopper {
  readonly userId: string;
  /** Nobody else is called so. */
  readonly name: string;
  readonly email: string;
}

/** What says who it was, wherever it stands. */
export const wordsOf = ({ userId, name, email }: MarkedMember) => ({ userId, name, email });

/** Of what there is one row of the member's, or of the shop's: it is marked as it is. */
const ownRows: Record<string, (member: MarkedMember) => readonly [column: string, value: unknown]> = {
  user: ({ userId }) => ['id', userId],
  account: ({ userId }) => ['userId', userId],
  app: ({ appId }) => ['id', appId],
  message: ({ conversationId }) => ['conversation_id', conversationId],
};

/** They are what the member is found or signs in by, or one of two words. */
const unmarked = new Set(['user.name', 'user.email', 'account.password', 'shop_member.presence']);

const written: Record<BecomesOfMember, (member: MarkedMember) => unknown> = {
  'former-name': ({ name }) => name,
  'chat-name': ({ name }) => ({
    name: displayName(name, 'agent-full-name', ''),
    avatarURL: null,
    isBot: false,
  }),
  nobody: ({ userId }) => userId,
  others: ({ userId }) => [userId],
};

/** In every table, one row about the member; gives the marks that stand in it, beside their names and ids. */
export async function markMember(database: Database, member: MarkedMember): Promise<Mark[]> {
  const marks: Mark[] = [];
  await database.tx(async (transaction) => {
    // A row may stand there without the one that it belongs to.
    await transaction.query('set local session_replication_role = replica');
    for (const { table, record } of claimedTables) {
      const columns = await columnsOf(transaction, table);
      const own = columns.flatMap((column): Mark[] => {
        const fate = record.personal?.[column.name];
        if (fate?.of !== 'member' || unmarked.has(`${table}.${column.name}`)) return [];
        if ('becomes' in fate) return [{ column, value: written[fate.becomes](member), pattern: '' }];
        return [
          column.name === 'email' ? { column, value: member.email, pattern: '' } : markFor(column, member),
        ];
      });
      if (own.length === 0) continue;
      const find = ownRows[table]?.(member);
      if (find) await markRow(transaction, own, find);
      else await insertRow(transaction, columns, own, member, ownFillers(member, record.memberColumn));
      marks.push(...own.filter(({ pattern }) => pattern !== ''));
    }
  });
  return marks;
}

const ownFillers = ({ userId, email }: MarkedMember, memberColumn: string | undefined) => ({
  ...(memberColumn && { [memberColumn]: memberColumn === 'email' ? email : userId }),
});

async function markRow(
  transaction: Queryable,
  marks: readonly Mark[],
  [key, value]: readonly [string, unknown],
): Promise<void> {
  const assignments = marks.map(({ column: { name, type } }, index) => `"${name}" = $${index + 2}::${type}`);
  await transaction.query(
    `update "${marks[0]?.column.table}" set ${assignments.join(', ')} where "${key}" = $1`,
    [value, ...marks.map((mark) => mark.value)],
  );
}

/** Which tables have a word anywhere. */
export async function tablesWith(database: Queryable, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of claimedTables) {
    const rows = await database.query(`select from "${table}" t where to_jsonb(t)::text like $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
