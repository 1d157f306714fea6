import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';

/**
 * Where somebody wants to know (`STATEMENTS_IN`), each statement that PostgreSQL is asked is written down once, for the
 * embedded database to look at: see `feature/statements.embedded.test.ts`.
 */
const folder = process.env.STATEMENTS_IN;

interface Noted {
  readonly all: Set<string>;
  readonly unwritten: string[];
}

if (folder) {
  // Files that share what they import come by here one after the other.
  const shared = globalThis as { shopbellStatements?: Noted };
  const notes = shared.shopbellStatements ?? watchClients();
  shared.shopbellStatements = notes;
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    const lines = notes.unwritten.splice(0).map((statement) => `${JSON.stringify(statement)}\n`);
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
  });
}

function watchClients(): Noted {
  const notes: Noted = { all: new Set(), unwritten: [] };
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
    const statement = textOf(given[0]);
    if (statement && !notes.all.has(statement)) {
      notes.all.add(statement);
      notes.unwritten.push(statement);
    }
    return Reflect.apply(query, this, given);
  } as typeof query;
  return notes;
}

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  const text = (asked as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : null;
}
