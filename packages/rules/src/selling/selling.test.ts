import { describe, expect, it } from 'vitest';
import { priceAsked, type SoldProduct } from '../grounding';
import { seeksDiscount, seeksProduct } from '../questions';
import { cardOf, chooseProducts, discountsWithin, isUncompared, wishOf, worthOf } from '.';

const product = (id: string, title: string, price: string, more: Partial<SoldProduct> = {}): SoldProduct => ({
  ...{ id, title, price, compareAtPrice: null, currency: 'EUR', imageUrl: null, kind: null, forms: [] },
  ...{ url: `https://shop.example/products/${id}`, isAvailable: true, ...more },
});
const form = (id: string, title: string, price: string, isAvailable = true) => ({
  id,
  title,
  price,
  isAvailable,
});

describe('what a question says of prices', () => {
  it.each([
    ['do you have a blue mug under 20 euros', { least: 0, most: 20, currency: 'EUR' }, 'blue mug'],
    ['a vase between $30 and $50', { least: 30, most: 50, currency: 'USD' }, 'vase'],
    ['Haben Sie eine Vase bis 50 €?', { least: 0, most: 50, currency: 'EUR' }, 'vase'],
    ['Avez-vous un bol à moins de 30 euros ?', { least: 0, most: 30, currency: 'EUR' }, 'bol'],
    ['¿Tienen una taza por menos de 20 euros?', { least: 0, most: 20, currency: 'EUR' }, 'taza'],
    ['20 ドル以下のマグカップはありますか', { least: 0, most: 20, currency: 'USD' }, 'マグカップ'],
    ['a blanket for more than 100 dollars', { least: 100, most: Infinity, currency: 'USD' }, 'blanket'],
    ['a mug in fog for less than 27 dollars', { least: 0, most: 27, currency: 'USD' }, 'mug fog'],
    ['a vase of 32 cm', null, 'vase 32 cm'],
    ['is it back in 20 days', null, 'days'],
  ])('%s', (question, price, words) => {
    const asked = priceAsked(question);
    expect(asked.price).toEqual(price);
    for (const word of words.split(' ')) expect(asked.words).toContain(word);
    expect(asked.words).not.toMatch(/less|more|under|moins|menos|bis/);
  });
});

describe('products', () => {
  const mugs = [
    product('1', 'Pebble Mug', '32.00', {
      forms: [form('11', 'Blue', '32.00'), form('12', 'Sand', '32.00')],
    }),
    product('2', 'Tin Mug', '18.00'),
    product('3', 'Sold Mug', '12.00', { isAvailable: false }),
  ];
  const choose = (question: string, found = mugs) => {
    const wish = wishOf(question, 'en-US');
    return chooseProducts(
      wish,
      wish.words.map(({ word }) => ({
        word: word ?? '',
        products: found.filter(({ title, forms }) =>
          `${title} ${forms.map((each) => each.title).join(' ')}`.toLowerCase().includes(word ?? ''),
        ),
      })),
    );
  };
  const idsOf = (question: string) => choose(question).map(({ product: { id } }) => id);

  it('are those that can be bought for what was asked, the likeliest first', () => {
    expect(idsOf('do you have a blue mug')[0]).toBe('1');
    expect(idsOf('do you have a mug under 20 euros')).toEqual(['2']);
    expect(idsOf('do you have a mug over 20 euros')).toEqual(['1']);
    // In another currency nobody can say, so it counts for nothing, and that is known.
    expect(idsOf('do you have a mug under 20 dollars').toSorted()).toEqual(['1', '2']);
    const isApart = (question: string) => isUncompared(wishOf(question, 'en-US'), choose(question));
    const questions = ['a mug under 20 dollars', 'a mug under 20 euros', 'a mug under 20', 'a mug'];
    expect(questions.map((each) => isApart(`do you have ${each}`))).toEqual([true, false, false, false]);
    expect(idsOf('do you have bicycles')).toEqual([]);
    expect(idsOf('do you have something nice')).toEqual([]);
  });

  it('are shown in the form that was named, where it can be bought, and at its price', () => {
    expect(choose('do you have a blue mug')[0]?.form?.id).toBe('11');
    const vase = product('4', 'Stem Vase', '74.00', {
      compareAtPrice: '80.00',
      forms: [form('41', '24 cm', '74.00'), form('42', '32 cm', '98.00'), form('43', 'Jade', '74.00', false)],
    });
    const [tall] = choose('do you have a 32 vase', [vase]);
    expect(tall?.form?.id).toBe('42');
    expect(cardOf(vase, 'https://shop.example/x', tall?.form).extra).toMatchObject({
      ...{ price: '98.00', variant_id: '42', variant_name: '32 cm' },
    });
    expect(cardOf(vase, 'https://shop.example/x', tall?.form).extra).not.toHaveProperty('compare_at_price');
    expect(choose('do you have a vase in jade', [vase])[0]?.form).toBeNull();
  });
});

it('no discount is worth more than the limit, whatever is listed', () => {
  const codes = [5, 10, 90].map((percent) => ({ code: `SAVE${percent}`, percent }));
  expect(discountsWithin({ maxPercent: 10, codes }).map(({ code }) => code)).toEqual(['SAVE5', 'SAVE10']);
  expect(discountsWithin({ maxPercent: 0, codes })).toEqual([]);
});

it('an amount has a limit of its own and the currency of it, and is written as prices are', () => {
  const codes = [
    { code: 'TWELVE', amount: 12.5 },
    { code: 'FIFTY', amount: 50 },
    { code: 'TEN', percent: 10 },
  ];
  const given = discountsWithin({ maxPercent: 10, maxAmount: { amount: 20, currency: 'EUR' }, codes });
  expect(given.map((each) => worthOf(each, 'de').replaceAll('\u00a0', ' '))).toEqual(['12,50 €', '10']);
  // Percent say nothing of money.
  expect(discountsWithin({ maxPercent: 100, codes })).toEqual([{ code: 'TEN', percent: 10 }]);
});

it('who looks for something to buy, or for a discount, is heard in every language', () => {
  const asked: readonly (readonly [string, string, string])[] = [
    ['en-US', 'I am looking for a warm blanket', 'Any coupon for me?'],
    ['de', 'Können Sie mir eine Vase empfehlen?', 'Haben Sie einen Gutschein?'],
    ['fr-FR', 'Avez-vous des tasses ?', 'Un code promo, s’il vous plaît'],
    ['es', '¿Tienen tazas?', '¿Hay algún descuento?'],
    ['it', 'Avete delle tazze?', 'C’è uno sconto?'],
    ['pt-BR', 'Vocês têm canecas?', 'Tem cupom de desconto?'],
    ['nl', 'Hebben jullie mokken?', 'Is er een kortingscode?'],
    ['da', 'Har I krus?', 'Har I en rabatkode?'],
    ['no', 'Har dere kopper?', 'Finnes det en rabattkode?'],
    ['sv', 'Har ni muggar?', 'Finns det någon rabattkod?'],
    ['fi', 'Onko teillä mukeja?', 'Saisinko alennuskoodin? Onko alennuskoodia?'],
    ['cz', 'Máte hrnky?', 'Je nějaká sleva?'],
    ['ja', 'マグカップはありますか', '割引はありますか'],
    ['ar', 'هل لديكم أكواب؟', 'هل هناك خصم؟'],
    ['he', 'יש לכם ספלים?', 'יש קוד הנחה?'],
  ];
  for (const [language, product_, discount] of asked) {
    expect(seeksProduct(product_, language), product_).toBe(true);
    expect(seeksDiscount(discount, language), discount).toBe(true);
    expect(seeksDiscount(product_, language), product_).toBe(false);
  }
  expect(seeksProduct('Where is my order?', 'en-US')).toBe(false);
});
