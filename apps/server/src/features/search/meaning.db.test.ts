import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Embedder } from '../../platform/embedding';
import { startTestApp, type TestApp } from '../../testing';
import { textOf } from '../../testing/textOf';
import { search } from '.';
import { createMeaning } from './createMeaning';
import { createFind } from './find';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Knows two things, money and cups, and what it was asked. */
function createScripted(model: string) {
  const asked: string[] = [];
  let fails = false;
  const embedder: Embedder = {
    model,
    speaks: (language) => language === 'en-US',
    async embed(texts) {
      asked.push(...texts);
      if (fails) throw new Error('The model is away');
      return texts.map((text) =>
        Float32Array.from([/refund|reimburse|cash/i.test(text) ? 1 : 0, /cup|tea/i.test(text) ? 1 : 0, 0.05]),
      );
    },
    close: async () => {},
  };
  return {
    embedder,
    asked,
    goesAway(isAway = true) {
      fails = isAway;
    },
  };
}

it('a question finds what means the same without a word in common; by words alone while nobody knows', async () => {
  const { shopId } = await app.newShop();
  const other = await app.newShop();
  const { database } = app.opened;
  const scope = database.inShops([shopId]);
  const put = (id: string, title: string, body: string, shop = shopId) =>
    database.inShops([shop]).tx((transaction) =>
      search.put(transaction, {
        ...({ shopId: shop, kind: 'article', id, language: 'en-US', title, body } as const),
      }),
    );
  await put('refunds', 'When refunds come', 'Five working days.');
  await put('cups', 'Sizes of cups', 'Small and large.');
  await put('foreign', 'Refunds elsewhere', 'Cash.', other.shopId);

  const failures: unknown[] = [];
  const { embedder, asked, goesAway } = createScripted('scripted 1');
  const meaning = createMeaning({ database, embedder, onFailure: (error) => failures.push(error) });
  const find = createFind(meaning);
  const question = { shopId, kind: 'article', language: 'en-US', limit: 3 } as const;
  const first = async (query: string) => (await find(scope, { ...question, query }))[0];

  expect((await first('cash'))?.id).toBeUndefined();
  expect(await meaning.progress(scope, question)).toEqual({ done: 0, all: 2 });
  goesAway();
  await meaning.fill();
  await first('anything else');
  // Said once, however often it fails.
  expect(failures).toEqual([new Error('The model is away')]);
  goesAway(false);
  await meaning.fill();
  expect(await meaning.progress(scope, question)).toEqual({ done: 2, all: 2 });
  expect(asked).toContain('When refunds come. Five working days.');
  expect(await first('cash')).toMatchObject({ id: 'refunds', because: { words: 0 } });
  expect((await first('cash'))?.score).toBeGreaterThan(0.5);
  // Asked once: the second time it is known, also for another kind.
  expect(asked.filter((text) => text === 'cash')).toHaveLength(1);
  expect((await find(scope, { ...question, query: 'cash', ids: ['cups'] })).map(({ id }) => id)).toEqual([
    'cups',
  ]);
  const others = { ...question, shopId: other.shopId, query: 'cash' };
  expect((await find(database.inShops([other.shopId]), others)).map(({ id }) => id)).toEqual(['foreign']);
  expect(await find(scope, others)).toEqual([]);

  // What a word was mistyped for is what is compared.
  await first('smal cupz');
  expect(asked).toContain('small cups');

  // A text that changes is found by its new meaning, and one that goes by none.
  await put('cups', 'Reimbursements', 'Cash in hand.');
  await meaning.fill();
  expect((await find(scope, { ...question, query: 'cash' })).map(({ id }) => id).sort()).toEqual([
    'cups',
    'refunds',
  ]);
  await scope.tx((transaction) => search.remove(transaction, { shopId, kind: 'article', id: 'refunds' }));
  expect((await find(scope, { ...question, query: 'my cash' })).map(({ id }) => id)).toEqual(['cups']);

  // A model that is away costs nothing but its part of the evidence.
  goesAway();
  expect((await first('reimbursements'))?.because.likeness).toBeNull();
  // Another model compares nothing that this one has made, and makes its own.
  const next = createScripted('scripted 2');
  const later = createMeaning({
    database,
    embedder: next.embedder,
    onFailure: (error) => failures.push(error),
  });
  const laterAlike = async (language: 'en-US' | 'de' = 'en-US') => {
    const among = await later.alike(scope, { ...question, language, query: '' }, 'cash');
    return [...among([]).keys()];
  };
  expect(await laterAlike()).toEqual([]);
  await later.fill();
  expect(await laterAlike()).toEqual(['cups']);
  expect(await laterAlike('de')).toEqual([]);
});

it('among many texts the alike and the named ones are compared, and only what is new is read again', async () => {
  const { shopId } = await app.newShop();
  const { database } = app.opened;
  const scope = database.inShops([shopId]);
  const place = { shopId, kind: 'article', language: 'en-US' } as const;
  const write = (ids: readonly string[], title: string) =>
    scope.tx((transaction) =>
      search.fill(
        transaction,
        ids.map((id) => ({ ...place, id, title, body: '' })),
      ),
    );
  const plain = Array.from({ length: 300 }, (_, at) => `plain-${at}`);
  await write(plain, 'Cup');
  await write(['money'], 'Refund');
  const { embedder } = createScripted('scripted 3');
  const meaning = createMeaning({
    ...{ database, embedder },
    onFailure(error) {
      throw error;
    },
  });
  await meaning.fill();
  let read: string[] = [];
  const watched: typeof scope = {
    ...scope,
    async query(statement, values) {
      const rows = await scope.query<never>(statement, values);
      if (textOf(statement).includes('vectors from')) read.push(...rows.map(({ id }: { id: string }) => id));
      return rows;
    },
  };
  const alike = async (...named: string[]) => {
    read = [];
    return (await meaning.alike(watched, { ...place, query: '', limit: 3 }, 'cash'))(named);
  };
  const first = await alike('plain-299');
  expect([...first].sort(([, left], [, right]) => right.title - left.title)[0]?.[0]).toBe('money');
  expect(first.size).toBeLessThan(250);
  expect(first.has('plain-299')).toBe(true);
  expect(read).toHaveLength(301);

  await alike();
  expect(read).toEqual([]);
  await write(['later'], 'Cash');
  await meaning.fill();
  expect((await alike()).has('later')).toBe(true);
  expect(read).toEqual(['later']);
  await scope.tx((transaction) => search.remove(transaction, { ...place, id: 'money' }));
  expect((await alike('money')).has('money')).toBe(false);
  expect(read).toEqual([]);
});
