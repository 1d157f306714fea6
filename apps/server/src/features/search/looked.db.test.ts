import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../platform/db';
import { startTestApp, type TestApp } from '../../testing';
import { textOf } from '../../testing/textOf';
import { search } from '.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Node {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Node[];
}

/** How many rows it has had in its hands, over all of its parts. */
const looked = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) *
    node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, part) => sum + looked(part), 0);

it('a question looks up what it names by its key, also where nobody has counted yet what the tables hold', async () => {
  const { shopId } = await app.newShop();
  const scope = app.opened.database.inShops([shopId]);
  const [articles, languages] = [40, ['en-US', 'de', 'fr-FR'] as const];
  const words = (from: number) => Array.from({ length: 60 }, (_, at) => `word${from + at}x`).join(' ');
  await scope.tx(async (transaction) => {
    for (let id = 0; id < articles; id += 1)
      for (const language of languages)
        await search.put(transaction, {
          ...{ shopId, kind: 'article', id: `article-${id}`, language },
          ...{ title: `Shipping ${id}`, body: `Parcels and returns. ${words(id * 30)}` },
        });
  });
  const asked: { readonly sql: string; readonly values: readonly unknown[] }[] = [];
  const noting: Queryable = {
    query(statement, values = []) {
      asked.push({ sql: textOf(statement), values });
      return scope.query(statement, values);
    },
  };
  const query = 'How are parcels and returns shipped, and word35x word36x word37x?';
  const found = await search.find(noting, { shopId, kind: 'article', language: 'en-US', query, limit: 3 });
  expect(found).toHaveLength(3);
  let rows = 0;
  for (const { sql, values } of asked) {
    const [plan] = await scope.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
      `explain (analyze, costs off, timing off, format json) ${sql}`,
      values,
    );
    if (plan?.['QUERY PLAN'][0]) rows += looked(plan['QUERY PLAN'][0].Plan);
  }
  // Each of the candidates with its words, a few times over; all of them for each of them would be hundreds of thousands.
  expect(rows).toBeLessThan(15_000);
});
