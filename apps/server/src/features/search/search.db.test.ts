import type { Language } from '@shopbell/rules/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { search } from '.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const texts: Partial<Record<Language, Record<string, readonly [title: string, body: string]>>> = {
  'en-US': {
    returns: ['How to return something', 'Send it back within thirty days. The refund comes in a week.'],
    shipping: ['How long shipping takes', 'Parcels arrive in three to five working days.'],
    care: ['Washing linen', 'Wash it cold and dry it in the shade.'],
  },
  de: {
    returns: ['Artikel zurückgeben', 'Sie können alles innerhalb von dreißig Tagen zurücksenden.'],
    shipping: ['Wie lange die Lieferung dauert', 'Pakete kommen in drei bis fünf Werktagen an.'],
    care: ['Der Kasten aus Holz', 'Darin bleibt alles trocken.'],
  },
  'fr-FR': {
    returns: ['Retourner un article', 'Renvoyez-le sous trente jours, le remboursement suit.'],
    shipping: ['Délais de livraison', 'Les colis arrivent en trois à cinq jours.'],
  },
  cz: {
    returns: ['Vrácení zboží', 'Zboží můžete vrátit do třiceti dnů.'],
    shipping: ['Doba dodání', 'Balíky doručujeme do pěti dnů.'],
  },
  // One says it in a turn of phrase, one says no to it.
  'en-GB': {
    returns: ['How to send something back', 'Open the chat and choose what you return.'],
    limits: ['What cannot be returned', 'Pieces that were made for you.'],
  },
  he: {
    returns: ['איך מחזירים פריט?', 'פתחו את הצ׳אט ובחרו החזרה.'],
    limits: ['מה לא ניתן להחזיר', 'פריטים בהתאמה אישית אינם ניתנים להחזרה.'],
  },
  ja: {
    returns: ['返品の方法', '三十日以内に商品を返送してください。'],
    shipping: ['配送にかかる日数', 'お荷物は三日から五日で届きます。'],
  },
};

it('the article that answers comes first, in six languages, with typos, and only from its own shop', async () => {
  const [{ shopId }, other] = [await app.newShop(), await app.newShop()];
  const scope = app.opened.database.inShops([shopId]);
  for (const [language, items] of Object.entries(texts))
    for (const [id, [title, body]] of Object.entries(items))
      await scope.tx((transaction) =>
        search.put(transaction, {
          ...{ shopId, kind: 'article', id, language: language as Language, title, body },
        }),
      );
  const ask = async (query: string, language: Language, more = {}) => {
    const hits = await search.find(scope, { shopId, kind: 'article', query, language, limit: 3, ...more });
    return hits.filter(({ score }) => score > 0.3).map(({ id }) => id)[0];
  };
  const questions: readonly (readonly [Language, string, string | undefined])[] = [
    ['en-US', 'Can I return a blanket?', 'returns'],
    ['en-US', 'shiping', 'shipping'],
    ['en-US', 'I want to retrun it', 'returns'],
    // What was mistyped is called otherwise here, by a word and by a turn of phrase.
    ['en-US', 'when is my delivry here', 'shipping'],
    ['en-GB', 'I want to retrun my bowl', 'returns'],
    ['en-US', 'linen wash', 'care'],
    ['en-US', 'do you sell bicycles', undefined],
    // A word of its own, one letter beside another.
    ['en-US', 'shopping', undefined],
    ['de', 'Wie lange dauert die Liferung?', 'shipping'],
    ['de', 'zurücksenden', 'returns'],
    ['de', 'Kosten', undefined],
    ['de', 'Kaster', 'care'],
    ['fr-FR', 'délai de livrason', 'shipping'],
    ['fr-FR', 'retourner mes articles', 'returns'],
    ['cz', 'jak vratit zboží', 'returns'],
    ['cz', 'doba dodáni', 'shipping'],
    ['ja', '返品したい', 'returns'],
    ['ja', '配送は何日かかりますか', 'shipping'],
    ['en-GB', 'I want to return my bowl', 'returns'],
    ['en-GB', 'What can’t I return?', 'limits'],
    ['he', 'החזרה', 'returns'],
    ['he', 'מה לא ניתן להחזיר', 'limits'],
    ['it', 'return', undefined],
  ];
  const found: unknown[] = [];
  for (const [language, question] of questions)
    found.push([language, question, await ask(question, language)]);
  expect(found).toEqual(questions);

  // What the shop writes elsewhere is no slip either.
  const asked = async () => ask('shipying', 'en-US');
  expect(await asked()).toBe('shipping');
  const flow = {
    shopId,
    kind: 'flow',
    id: 'name',
    language: 'en-US',
    title: 'Shipying Ltd',
    body: '',
  } as const;
  await scope.tx((transaction) => search.put(transaction, flow));
  expect(await asked()).toBeUndefined();

  expect(await ask('return', 'en-US', { ids: ['care'] })).toBeUndefined();
  expect(await ask('return', 'en-US', { kind: 'flow' })).toBeUndefined();
  for (const empty of ['', '   ', '!!!', 'the', '\u0000', 'x'.repeat(100_000)])
    expect(await ask(empty, 'en-US')).toBeUndefined();
  const foreign = app.opened.database.inShops([other.shopId]);
  const question = { kind: 'article', query: 'return', language: 'en-US', limit: 3 } as const;
  expect(await search.find(foreign, { ...question, shopId })).toEqual([]);
  expect(await search.find(foreign, { ...question, shopId: other.shopId })).toEqual([]);
});

it('what is written anew is found by its new words only, and what is removed not at all', async () => {
  const { shopId } = await app.newShop();
  const scope = app.opened.database.inShops([shopId]);
  const item = { shopId, kind: 'flow', id: '7', language: 'en-US' } as const;
  const ids = async (query: string) =>
    (await search.find(scope, { ...item, query, limit: 5 })).map(({ id }) => id);
  await scope.tx((transaction) => search.put(transaction, { ...item, title: 'Track an order', body: '' }));
  await scope.tx((transaction) => search.put(transaction, { ...item, title: 'Cancel it', body: 'Stop' }));
  await scope.tx((transaction) =>
    search.put(transaction, { ...item, language: 'de', title: 'Stornieren', body: '' }),
  );
  expect([await ids('track'), await ids('trakc'), await ids('cancel'), await ids('cancle')]).toEqual([
    ...[[], [], ['7'], ['7']],
  ]);
  await scope.tx((transaction) => search.remove(transaction, { ...item, language: 'en-US' }));
  expect(await ids('cancel')).toEqual([]);
  expect(await search.find(scope, { ...item, language: 'de', query: 'stornieren', limit: 1 })).toHaveLength(
    1,
  );
  await scope.tx((transaction) => search.remove(transaction, { shopId, kind: 'flow', id: '7' }));
  for (const table of ['search_entry', 'search_posting', 'search_word'])
    expect(await scope.query(`select from ${table} where shop_id = $1`, [shopId])).toEqual([]);
});
