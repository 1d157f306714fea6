import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/db';
import { openTestDatabase } from '../testing/openTestDatabase';

/** What PostgreSQL was asked while it was tested, by everything that was tested there. */
const folder = process.env.STATEMENTS_IN ?? '';
/** What can be planned; the rest (transactions, roles, locks) is the same few words everywhere. */
const isPlanned = /^\s*(?:select|insert|update|delete|with|values|merge)\b/i;
/** Tables that a test makes for itself, or a queue of its own, and mistakes it makes on purpose. */
const isOfOneTest =
  /\b(?:first_step|third_step|counter|renamed_at|renamed_rows|stop_at|no_such_column|pgboss\.j[0-9a-f]{56})\b/;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it('every statement that PostgreSQL has answered is understood by the embedded database', async () => {
  const statements = readStatements();
  // Far fewer would mean that they are no longer written down.
  expect(statements.length).toBeGreaterThan(1000);
  const refused = [];
  for (const statement of statements) {
    const refusal = await opened.database.query(`explain (generic_plan) ${statement}`).then(
      () => null,
      (error: Error) => error.message,
    );
    if (refusal) refused.push({ refusal, statement });
  }
  expect(refused).toEqual([]);
});

function readStatements(): string[] {
  if (!existsSync(folder))
    throw new Error('Run `npm test -- postgres statements`: what is looked at comes from there.');
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').trim().split('\n'),
  );
  const all = [...new Set(lines.filter(Boolean).map((line): string => JSON.parse(line)))];
  return all.filter((statement) => isPlanned.test(statement) && !isOfOneTest.test(statement));
}
