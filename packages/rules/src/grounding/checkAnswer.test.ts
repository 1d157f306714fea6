import { describe, expect, it } from 'vitest';
import { checkAnswer, type Fact } from '.';

const article = (id: string, text: string, title = 'Help'): Fact => ({
  id,
  text,
  source: { kind: 'article', articleId: id, title, url: `https://shop.example/help/${id}`, quote: text },
});

const because = (text: string, ...facts: readonly string[]) => {
  const known = facts.map((fact, at) => article(`f${at}`, fact));
  const factIds = known.map(({ id }) => id);
  return checkAnswer([{ text, factIds }], known, { hosts: ['shop.example'] }).refused[0]?.because ?? null;
};

describe('a sentence', () => {
  it('names facts that are known, and all of them', () => {
    const facts = [article('f', 'We ship on Mondays.')];
    const check = (factIds: string[]) =>
      checkAnswer([{ text: 'We ship on Mondays.', factIds }], facts, { hosts: [] }).refused;
    expect(check(['f'])).toEqual([]);
    expect(check([])[0]?.because).toBe('no-fact');
    expect(check(['g'])[0]?.because).toBe('no-fact');
    expect(check(['f', 'g'])[0]?.because).toBe('no-fact');
  });

  it.each([
    // digits of other scripts, separators and words are the same number
    ['It costs 1.234,50 €.', 'It costs 1,234.50 €.', null],
    ['It costs ١٢٣٤ €.', 'It costs 1234 €.', null],
    ['You have 30 days.', 'You have thirty days.', null],
    ['You have thirty-five days.', 'You have 35 days.', null],
    ['You have thirty-six days.', 'You have 35 days.', 'other-number'],
    ['It costs $12.', 'It costs €12.', 'other-number'],
    ['You get 10 percent off.', 'You get 10 % off.', null],
    ['You get 10 dollars off.', 'You get 10 % off.', 'other-number'],
    ['It takes 2-5 days.', 'It takes 3–5 days, with express 2 days.', 'other-number'],
    ['Your parcel is 00340434.', 'Your parcel is 340434.', 'other-number'],
    ['The code is SAVE20.', 'The code is SAVE10.', 'other-number'],
    // days and times
    ['It ends on 2026-01-31.', 'It ends on January 31, 2026.', null],
    ['It ends on 31 January.', 'It ends on January 31, 2026.', null],
    ['It ends on January 31, 2027.', 'It ends on January 31, 2026.', 'other-number'],
    ['We open at 9 am.', 'We open at 9:00.', null],
    ['We open at 9 pm.', 'We open at 9 am.', 'other-number'],
    ['We ship on Tuesday.', 'We ship on Monday.', 'other-number'],
    // names
    ['We ship with Evri.', 'We ship with DHL.', 'other-name'],
    ['Evri brings the parcel.', 'DHL brings the parcel.', 'other-name'],
    ['Sie zahlen mit PayPay.', 'Sie zahlen mit PayPal.', 'other-name'],
    ['Frau Peters leitet die Werkstatt.', 'Die Werkstatt leitet Frau Petersen.', 'other-name'],
    ['Das Paket kostet beim Versand 5 €.', 'Pakete: Die Versandkosten sind 5 €.', null],
    // a span without anything in it, and a day that is said of the contrary
    ['Open from Tuesday to Tuesday.', 'Open from Tuesday to Friday.', 'other-number'],
    ['We are open on Mondays.', 'We are open from Tuesday. We are closed on Mondays.', 'other-sense'],
    ['We are closed on Mondays.', 'We open on Tuesday and are closed on Mondays.', null],
    // the other way round
    ['You can return sale items.', 'You cannot return sale items.', 'other-sense'],
    ['Shipping is not free.', 'Shipping is free.', 'other-sense'],
    ['Order after noon.', 'Order before noon.', 'other-sense'],
    ['It takes at least 3 days.', 'It takes at most 3 days.', 'other-sense'],
    ['Members get a discount.', 'Only members get a discount.', 'other-sense'],
    ['You can come to our store and buy furniture.', 'We ship parcels.', 'other-sense'],
    // one word is exchanged, or left out
    ['You have 45 days from ordering.', 'You have 45 days from delivery.', 'other-sense'],
    ['Orders over €80 ship free worldwide.', 'Orders over €80 ship free within Germany.', 'other-sense'],
    ['It fits gas hobs.', 'It fits induction hobs.', 'other-sense'],
    ['Les retours sont payants.', 'Les retours sont gratuits.', 'other-sense'],
    ['It arrives the same day.', 'It arrives the next day.', 'other-sense'],
    ['The set costs €80 and takes 3 days.', 'The set: €80, 3 days.', null],
    ['It takes 3 to 5 days.', 'It takes 3 to 5 working days.', 'other-number'],
    ['Il faut 5 jours.', 'Il faut 5 jours ouvrés.', 'other-number'],
    ['Shipping is free.', 'Shipping is free from $100.', 'other-sense'],
    ['Shipping is free from $100.', 'Shipping costs $9 and is free from $100.', null],
    // another thing of the same text
    ['The pot weighs 4.5 kg.', 'The pot holds 4.5 liters and weighs 2.1 kg.', 'other-number'],
    [
      'Toasters carry a guarantee of ten years.',
      'Toasters can be returned. Pans carry a guarantee of ten years.',
      'other-number',
    ],
    // an amount of the next thing, or of what else is counted beside it
    ['Delivery costs €12.', 'A bag costs €12 and delivery €3.', 'other-number'],
    ['A day costs €40.', 'Half a day costs €25, a day €40.', null],
    ['Half a day costs €40.', 'Half a day costs €25, a day €40.', 'other-number'],
    ['Un día cuesta 20 €.', 'En el lago, medio día cuesta 20 € y un día 35 €.', 'other-number'],
    ['La demi-journée coûte 40 €.', '25 € la demi-journée et 40 € la journée.', 'other-number'],
    ['The bed costs €450 in 160 cm.', 'The bed comes in 140 cm (€390) and 160 cm (€450).', null],
    ['The bed costs €390 in 160 cm.', 'The bed comes in 140 cm (€390) and 160 cm (€450).', 'other-number'],
    ['Placed on Tuesday, it leaves on Monday.', 'Placed on Monday, it leaves on Tuesday.', 'other-number'],
    ['Boats are for hire from June to May.', 'Boats are for hire from May to June.', 'other-number'],
    ['Suitable to 5 °C.', 'Suitable to −5 °C.', 'other-number'],
    // what one thing is said of another, or of all where it is said of some
    ['The tank is made of brass.', 'The tank holds water. The boiler is made of brass.', 'other-sense'],
    ['Der Docht ist aus Soja.', 'Der Docht ist aus Baumwolle, das Wachs aus Soja.', 'other-sense'],
    ['Boots can be resoled.', 'Leather boots can be resoled, rubber boots cannot.', 'other-sense'],
    ['Mattresses are included.', 'Slats are included, mattresses are not.', 'other-sense'],
    ['Pots are included.', 'Pots are hand-made. Spoons are included.', 'other-sense'],
    ['Children may not come.', 'Children under 8 may not come.', 'other-sense'],
    ['Na Slovensko posíláme.', 'Posíláme přes DPD. Na Slovensko neposíláme.', 'other-sense'],
    ['Psi jsou povoleni.', 'Psi nejsou povoleni.', 'other-sense'],
    // the first word has a capital whatever it is
    ['Delivery takes 3 days.', 'It is delivered in 3 days.', null],
    // links
    ['See https://evil.example/x.', 'See https://evil.example/x.', 'foreign-link'],
    ['See [this](https://shop.example/invented).', 'See this.', 'foreign-link'],
    ['See [this](https://shop.example/help/f0).', 'See this.', null],
    ['Write to a@evil.example.', 'Write to a@shop.example.', 'foreign-link'],
    ['See evil.com for more.', 'See more.', 'foreign-link'],
  ])('"%s" by "%s": %s', (text, fact, expected) => {
    expect(because(text, fact)).toBe(expected);
  });

  it('says of an order or a product only what stands there', () => {
    const order = { kind: 'order', orderId: 7, orderName: '#7', field: 'x', value: '' } as const;
    const product = (id: string) =>
      ({ kind: 'product', productId: id, title: id, url: '', field: 'x', value: '' }) as const;
    const facts: Fact[] = [
      { id: 'status', text: 'Order #7: On its way', source: order },
      { id: 'items', text: 'Order #7: 2 × Enamel pot (blue), 1 × Bread knife', source: order },
      { id: 'sold-out', text: 'Bread knife: Sold out', source: product('Bread knife') },
      { id: 'price', text: 'Bread knife: €32.00', source: product('Bread knife') },
      { id: 'other', text: 'Chef knife: €58.00', source: product('Chef knife') },
    ];
    const check = (text: string, ...factIds: string[]) =>
      checkAnswer([{ text, factIds }], facts, { hosts: [] }).refused[0]?.because ?? null;
    expect(check('Your order #7 is on its way.', 'status')).toBeNull();
    expect(check('Your order #7 was delivered.', 'status')).toBe('other-sense');
    expect(check('Order #7 contains 1 enamel pot and 2 bread knives.', 'items')).toBe('other-number');
    expect(check('Order #7 contains 2 enamel pots.', 'items')).toBeNull();
    expect(check('The bread knife is in stock.', 'sold-out')).toBe('other-sense');
    expect(check('The bread knife costs €32.00.', 'price', 'other')).toBeNull();
    expect(check('The bread knife costs €58.00.', 'price', 'other')).toBe('other-number');
  });

  it('does not mix what two lines of a fact say', () => {
    const fact = 'Standard takes 3–5 days.\nExpress takes 1–2 days.';
    expect(because('Express takes 1–2 days.', fact)).toBeNull();
    expect(because('Standard takes 1–2 days.', fact)).toBe('other-number');
  });

  it('in another language than its facts is refused: nobody here can hold one against the other', () => {
    expect(because('Sie können Ihre Ware zurückgeben.', 'You can return your goods.')).not.toBeNull();
  });

  it('is read in time that grows with its length only', () => {
    const long = '1'.repeat(20_000);
    expect(because(`It is ${long}.`, 'It is 1.')).toBe('other-number');
    expect(because(`${'a.'.repeat(10_000)}com`, 'It is 1.')).not.toBeUndefined();
  });
});
