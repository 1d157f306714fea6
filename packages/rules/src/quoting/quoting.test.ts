import { describe, expect, it } from 'vitest';
import { returnPeriodAsked } from '../questions';
import { askedIn, contradict, passageFor, sentencesOf, shareSaid } from './index';

describe('sentences', () => {
  it.each([
    ['One. Two! Three?', [['One.', 'Two!', 'Three?']]],
    ['It costs 4.90 EUR. Really.', [['It costs 4.90 EUR.', 'Really.']]],
    ['See e.g. our shops. They are open.', [['See e.g. our shops.', 'They are open.']]],
    ['First\n\nSecond one\n • \n', [['First'], ['Second one']]],
    ['返品できます。三十日以内です。', [['返品できます。', '三十日以内です。']]],
    ['', []],
  ])('%s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it('of somebody who writes without an end are quoted by their beginning', () => {
    expect(sentencesOf('and '.repeat(1000))[0]?.[0]).toHaveLength(500);
  });
});

describe('the passage for a question', () => {
  const article = {
    title: 'Returns and refunds',
    text: 'We want you to be happy.\nYou can send things back within 30 days. Sale items are excluded. The label is free.\nRefunds take five working days after your parcel has arrived here.',
  };
  it('is the best sentence and what follows in its paragraph, as it stands there', () => {
    expect(passageFor('Within how many days can I send it back?', article, 'en-US')?.sentences).toEqual([
      ...['You can send things back within 30 days.', 'Sale items are excluded.', 'The label is free.'],
    ]);
    expect(passageFor('How long do refunds take?', article, 'en-US')?.sentences).toEqual([
      'Refunds take five working days after your parcel has arrived here.',
    ]);
  });

  it('is found by other words for what was asked', () => {
    expect(passageFor('When will I be reimbursed?', article, 'en-US')?.sentences).toEqual([
      'Refunds take five working days after your parcel has arrived here.',
    ]);
    const mill = {
      title: 'At the mill',
      text: 'We are open on Mondays.\nYou pick up your order at the door.',
    };
    expect(passageFor('can I collect it myself', mill, 'en-US')?.sentences[0]).toBe(
      'You pick up your order at the door.',
    );
    expect(passageFor('can I return discounted pieces', article, 'en-US')?.sentences[0]).toBe(
      'Sale items are excluded.',
    );
  });

  it('has the number that was asked for, and goes on behind a colon', () => {
    const shipping = {
      title: 'Shipping costs and delivery times',
      text: 'Free shipping is taken off by itself.\nStandard: takes 3 to 5 working days, costs $6.90.\nYou can choose one of these:\nby post\nby bicycle\nThe end of shipping.',
    };
    const first = (question: string) => passageFor(question, shipping, 'en-US')?.sentences;
    expect(first('How long does shipping take?')).toEqual([
      'Standard: takes 3 to 5 working days, costs $6.90.',
    ]);
    expect(first('how much is shipping')).toEqual(['Standard: takes 3 to 5 working days, costs $6.90.']);
    expect(first('what can I choose')).toEqual(['You can choose one of these:', 'by post', 'by bicycle']);
  });

  it('of a list is all of it, with what it begins with', () => {
    const paying = {
      title: 'Ways to pay',
      text: 'You can pay with\nVisa and Mastercard\nPayPal\nApple Pay\nWe charge when you place the order.\nRules\nOne code for each order. None for shipping.',
    };
    const said = (question: string) => passageFor(question, paying, 'en-US')?.sentences;
    const list = ['You can pay with', 'Visa and Mastercard', 'PayPal', 'Apple Pay'];
    expect(said('can I pay with PayPal?')).toEqual(list);
    expect(said('what can I pay with?')).toEqual(list);
    expect(said('what are the rules')).toEqual(['Rules', 'One code for each order.', 'None for shipping.']);
    const long = {
      title: 'Sizes',
      text: ['These are ours:', ...Array(40).fill('Some size or other'), 'Giant'].join('\n'),
    };
    expect(passageFor('giant', long, 'en-US')?.sentences).toEqual(['These are ours:', 'Giant']);
  });

  it('says what is asked of, not only how much or how long', () => {
    const shipping = { title: 'Shipping costs', text: 'Standard shipping costs $9.' };
    expect(passageFor('how much is shipping', shipping, 'en-US')?.share).toBe(1);
    expect(passageFor('how much is the teapot', shipping, 'en-US')?.share).toBe(0);
    expect(passageFor('do they have that with your teapot', shipping, 'en-US')?.share).toBe(0);
  });

  it.each([
    ['We ship to France, Germany and Japan.', false],
    ['We ship to France and sixteen more countries.', false],
    ['Shipping to France takes 6 days.', false],
    ['Enter your address in France to see what shipping costs.', true],
    ['Shipping to France costs $9.', true],
    ['Shipping to France is free.', true],
    ['Shipping to France is nine dollars.', true],
    ['Your country is not on the list? Then we cannot send there yet, and free returns end there.', false],
    ['Shipping to every country is free, and so are returns.', true],
  ])('answers how much only by an amount: %s', (text, isAnswer) => {
    const found = passageFor('How much is shipping to France?', { title: 'Shipping abroad', text }, 'en-US');
    expect((found?.share ?? 0) > 0.5).toBe(isAnswer);
  });

  it.each([
    [
      'de',
      'Was kostet der Versand nach Deutschland?',
      'Wohin liefern Sie?',
      'Die kostenlose Rückgabe endet in diesem Land.',
    ],
    [
      'fr-FR',
      'Combien coûte la livraison en France ?',
      'Dans quels pays livrez-vous ?',
      'Nous ne pouvons pas y livrer ; la gratuité des retours s’arrête dans ces pays.',
    ],
    [
      'es',
      '¿Cuánto cuesta el envío a España?',
      '¿A qué países envían?',
      'No podemos enviar a ese país; la devolución gratuita termina ahí.',
    ],
  ] as const)('does not tell what returns cost for delivery: %s', (language, question, title, text) => {
    expect(passageFor(question, { title, text }, language)?.share).toBe(0);
  });

  it.each([
    ['The checkout shows what shipping costs.', true],
    ['Shipping costs $9.', false],
    ['Shipping costs are free.', false],
    ['In Japan the checkout shows what shipping costs.', false],
  ])('tells of a country that the article names what holds for all of them: %s', (sentence, isAnswer) => {
    const countries =
      'Australia, Austria, Belgium, Canada, Denmark, France, Germany, Ireland, Japan and Norway';
    const text = `We ship from our mill to ten countries: ${countries}.\n${sentence}`;
    const found = passageFor('How much is shipping to France?', { title: 'Shipping abroad', text }, 'en-US');
    expect(found?.sentences.includes(sentence) && found.share > 0.5).toBe(isAnswer);
  });

  it('tells nothing of a country that the article names to say no', () => {
    const to = 'We ship from our mill by sea, with all the care that stoneware needs, and of all countries';
    const text = `${to} only France is left out: we do not ship to France.\nThe checkout shows what shipping costs.`;
    const found = passageFor('How much is shipping to France?', { title: 'Shipping abroad', text }, 'en-US');
    expect(found?.share).toBe(0);
  });

  it('takes a country of two words for none but itself', () => {
    const text = 'Shipping to the United States costs $9.';
    const share = (country: string) =>
      passageFor(`How much is shipping to the ${country}?`, { title: 'Shipping', text }, 'en-US')?.share;
    expect([share('United States'), share('United Kingdom')]).toEqual([1, 0]);
  });

  it('takes Sweden for no Switzerland, and what people call a country for its name', () => {
    const share = (question: string, text: string, language: 'de' | 'en-US') =>
      passageFor(question, { title: '', text }, language)?.share;
    const swiss = 'Der Versand in die Schweiz kostet 12 €.';
    expect(share('Was kostet der Versand nach Schweden?', swiss, 'de')).toBe(0);
    expect(share('Was kostet der Versand in die Schweiz?', swiss, 'de')).toBe(1);
    const british = 'Shipping to the United Kingdom costs $12.';
    expect(share('How much is shipping to England?', british, 'en-US')).toBe(1);
    expect(share('What do I pay for shipping to the US?', british, 'en-US')).toBe(0);
  });

  it('does not count what is told beside the question, unless shops are asked for it', () => {
    const share = (question: string, text: string) =>
      passageFor(question, { title: 'Large orders', text }, 'en-US')?.share ?? 0;
    const wholesale = 'Wholesale starts at twelve pieces.';
    expect(share('We live in Portland with cups and cats. Do you sell wholesale?', wholesale)).toBe(1);
    expect(share('My parcel is lost. Do you sell wholesale?', wholesale)).toBeCloseTo(1 / 3);
  });

  it('counts what shops are asked for more than what it happened to, where there is more than one word for that', () => {
    const share = (question: string) =>
      passageFor(question, { title: 'My card was declined', text: 'See what your bank says.' }, 'en-US')
        ?.share;
    expect(share('card declined beside giraffe zebra')).toBeCloseTo(3 / 6);
    expect(share('card giraffe')).toBe(0.5);
  });

  it('finds a turn of phrase where its words stand together', () => {
    const share = (text: string) => passageFor('gift cards', { title: '', text }, 'en-US')?.share;
    expect(share('Our gift cards never expire.')).toBe(1);
    expect(share('As a gift it comes in paper, with a note or a card.')).toBe(0);
  });

  it('says how much of the question is its title', () => {
    const titled = (title: string) =>
      passageFor('gift wrapping', { title, text: 'Gifts are wrapped.' }, 'en-US')?.titled;
    expect(titled('Gift wrapping')).toBe(1);
    expect(titled('Colors')).toBe(0);
    expect(titled('No gift wrapping')).toBe(0);
  });

  it.each([
    ['Shipping to France is free from $100.', false],
    ['We ship to France and sixteen more countries.', false],
    ['Shipping to France costs nothing.', false],
    ['Shipping to France arrives safely.', false],
    ['Shipping to France takes six days.', true],
    ['Parcels leave for shipping to France on Monday.', true],
    ['Shipping to France is done overnight.', true],
  ])('answers how long only by a time: %s', (text, isAnswer) => {
    const found = passageFor('How long is shipping to France?', { title: 'Shipping abroad', text }, 'en-US');
    expect((found?.share ?? 0) > 0.5).toBe(isAnswer);
  });

  it.each([
    ['de', 'Wie lange ist der Versand?', 'Der Versand dauert sechs Werktage.'],
    ['fr-FR', 'Combien de temps prend la livraison ?', 'La livraison prend 6 jours ouvrés.'],
    ['es', '¿Cuánto tarda el envío?', 'El envío llega en 6 días.'],
    ['it', 'Quanto tempo richiede la spedizione?', 'La spedizione richiede 6 giorni.'],
    ['sv', 'Hur lång tid tar leveransen?', 'Leveransen tar 6 arbetsdagar.'],
    ['fi', 'Kuinka kauan toimitus kestää?', 'Toimitus vie 6 arkipäivää.'],
    ['cz', 'Jak dlouho trvá doručení?', 'Doručení trvá 6 dní.'],
    ['ja', '配送は何日かかりますか', '配送は6日です。'],
    ['he', 'כמה זמן לוקח המשלוח?', 'המשלוח לוקח 6 ימים.'],
    ['ar', 'كم يستغرق الشحن؟', 'الشحن خلال 6 أيام.'],
  ] as const)('knows a time in %s', (language, question, text) => {
    expect(passageFor(question, { title: '', text }, language)?.share).toBeGreaterThan(0);
  });

  const refunds = {
    title: 'When will I get my refund?',
    text: [
      'We look at returns on the day they arrive and start the refund within two working days. How long it takes from there depends on how you paid:',
      'Visa, Mastercard: Visible after 3–5 working days',
      'PayPal: Visible after the same day',
      'Invoice: Visible after 3 working days to your bank account',
    ].join('\n'),
  };
  it('is not the row of a table that nobody named', () => {
    expect(passageFor('how long until my refund', refunds, 'en-US')?.sentences).toHaveLength(5);
    expect(passageFor('how long until my PayPal refund', refunds, 'en-US')?.sentences).toContain(
      'PayPal: Visible after the same day',
    );
  });

  it('is of both where either is asked for, and takes “after” for no “Afterpay”', () => {
    const paying = {
      title: 'Which payment methods do you accept?',
      text: 'You can pay with\nVisa and Mastercard\nPayPal\nYour number goes to the provider. We do not offer payment by installments.',
    };
    expect(passageFor('Can I pay with PayPal or in instalments?', paying, 'en-US')).toMatchObject({
      sentences: [
        ...['You can pay with', 'Visa and Mastercard', 'PayPal'],
        'We do not offer payment by installments.',
      ],
      share: 1,
    });
    expect(passageFor('Can I pay with PayPal?', paying, 'en-US')?.sentences).toHaveLength(3);
    expect(passageFor('Can I pay with PayPal or in instalments?', refunds, 'en-US')?.share).toBeLessThan(0.6);
  });

  it('is the one that has the time, where another says more without one', () => {
    const shipping = {
      title: 'Gastos de envío y plazos de entrega',
      text: 'Elige cómo viaja su pedido:\nEstándar: Plazo 3–5 días laborables, Precio 9 $\nExpress: Plazo 1–2 días laborables, Precio 18 $\nEl envío gratuito llega a su pedido con la entrega estándar.',
    };
    expect(passageFor('¿Cuánto tarda la entrega?', shipping, 'es')?.sentences[1]).toBe(
      'Estándar: Plazo 3–5 días laborables, Precio 9 $',
    );
  });

  it('says until when something may come back, and not how long something else lasts', () => {
    const question = 'How long can I return something?';
    const period = returnPeriodAsked(question, 'en-US');
    const share = (text: string) =>
      passageFor(question, { title: 'Returns', text }, 'en-US', { period })?.share ?? 0;
    expect(share('You have thirty nights to send anything back. You need no reason.')).toBe(1);
    expect(share('Returning costs you nothing. The label is valid for fourteen days.')).toBe(0);
    expect(share('We start the refund of a return within two working days.')).toBe(0);
    expect(share('A return takes four days.')).toBe(0);
    expect(share('You can return everything that you do not like.')).toBe(0);
    expect(share('The studio is closed for three days.')).toBe(0);
  });

  it('says of what it speaks', () => {
    const label = {
      title: 'Sending back',
      text: 'We send you a label for the box. It is valid for fourteen days. Then ask for a new one.',
    };
    expect(passageFor('How many days is it valid?', label, 'en-US')?.sentences[0]).toBe(
      'We send you a label for the box.',
    );
  });

  it('takes one material for no other', () => {
    const linen = { title: 'How do I wash linen?', text: 'Linen is washed at 40 degrees.' };
    expect(passageFor('How do I wash wool?', linen, 'en-US')?.share).toBe(0);
    expect(passageFor('How do I wash linen?', linen, 'en-US')?.share).toBe(1);
    expect(shareSaid('and the wool one?', 'How do I wash linen? At 40 degrees.', 'en-US')).toBe(0);
  });

  it('is no longer than what is read at a glance: three sentences, ten lines of a list', () => {
    const many = (line: string, count: number, join: string) =>
      Array.from({ length: count }, (_, at) => line.replace('#', String(at + 1))).join(join);
    const story = { title: 'The kiln', text: many('The kiln is hot at # o’clock.', 6, ' ') };
    expect(passageFor('When is the kiln hot?', story, 'en-US')?.sentences).toHaveLength(3);
    const list = { title: 'Glazes', text: `Our glazes:\n${many('Glaze #', 20, '\n')}` };
    expect(passageFor('Which glazes are there?', list, 'en-US')?.sentences).toHaveLength(10);
  });

  it('begins where the article does, for who asks by its title', () => {
    const kiln = {
      title: 'Our kiln',
      text: `It was built in the year in which the mill was bought, and burns wood from the valley and nothing else.\nThe kiln, our kiln, is burning.`,
    };
    expect(passageFor('kiln', kiln, 'en-US')?.sentences[0]).toMatch(/^It was built/);
    expect(passageFor('burning kiln', kiln, 'en-US')?.sentences[0]).toMatch(/^The kiln/);
  });

  it('takes a word for the time for an answer where no number is', () => {
    const made = { title: 'Repairs', text: 'The duration of a repair depends on the piece.' };
    expect(passageFor('How long does a repair take?', made, 'en-US')?.share).toBeGreaterThan(0.5);
  });

  it('takes no short word for the beginning of another, and a long one for that of a compound', () => {
    const text = 'Versandkosten trägt der Laden.';
    expect(passageFor('Versand', { title: '', text }, 'de')?.share).toBe(1);
    expect(passageFor('Rose', { title: '', text: 'Rosenholzbretter sind da.' }, 'de')?.share).toBe(0);
  });

  it('tells how much of the question it speaks of', () => {
    expect(passageFor('refunds', article, 'en-US')?.share).toBe(1);
    expect(passageFor('giraffe', article, 'en-US')?.share).toBe(0);
    expect(passageFor('refunds', { title: 'Empty', text: '' }, 'en-US')).toBeNull();
  });
});

describe('two passages contradict each other', () => {
  it.each([
    ['Returns are possible within 30 days.', 'Returns are possible within 14 days.', true],
    ['Returns are possible within 30 days.', 'You have 30 days for returns that are possible.', false],
    ['Returns are possible within 30 days.', 'Parcels to Norway arrive within 5 days.', false],
    ['Shipping costs 5 EUR.', 'Shipping costs 7 EUR.', true],
    ['Shipping costs 5 EUR.', 'Shipping takes 7 days.', false],
    ['Canada: Time 5–8 days, by parcel post', 'Express: Time 1–2 days, by parcel post', false],
    ['Express: Time 3–4 days, by parcel post', 'Express: Time 1–2 days, by parcel post', true],
    [
      'Within 30 days unopened parcels, bottles, blankets and cushions are welcome at the mill.',
      'The studio at the mill opens 14 days before Christmas, and visitors, choirs, schools and dogs are welcome.',
      false,
    ],
    ['You can rent the loom for 14 days.', 'The loom can be rented for 21 days.', true],
  ])('%s / %s: %s', (one, other, expected) => {
    expect(contradict(one, other)).toBe(expected);
  });
});

describe('a question in another language', () => {
  it.each([
    ['de', 'Wie lange dauert der Versand nach Japan?', 'time delivery Japan how long'],
    ['it', 'Quanto costa la spedizione in Canada?', 'delivery Canada how much'],
    ['sv', 'Hur returnerar jag en vara?', 'return'],
    ['ja', '返品はできますか', 'return'],
    ['es', '¿Puedo pagar con PayPal?', 'pay paypal'],
    // Written in that language already.
    ['de', 'How long does shipping to Japan take?', 'How long does shipping to Japan take?'],
    ['en-GB', 'How long does it take?', 'How long does it take?'],
  ] as const)('%s: %s', (language, question, words) => {
    expect(askedIn(question, language, 'en-US')).toBe(words);
  });
});

describe('a table', () => {
  const text =
    'Parcels go abroad as well.\nCanada: Time 5–8 days\nJapan: Time 7–10 days\nNorway: Time 6–9 days';
  const quote = (question: string) => passageFor(question, { title: 'Where we ship to', text }, 'en-US');

  it('is quoted by the rows that are named, and whole where none is', () => {
    expect(quote('How long is shipping to Japan?')?.sentences).toEqual(['Japan: Time 7–10 days']);
    expect(quote('How long is shipping to Japan and Norway?')?.sentences).toEqual([
      'Japan: Time 7–10 days',
      'Norway: Time 6–9 days',
    ]);
    expect(quote('How many days?')?.sentences).toHaveLength(3);
  });

  it('is no answer for a country that it does not name', () => {
    expect(quote('How long is shipping to Brazil?')?.share).toBe(0);
    expect(quote('How long is shipping to Japan?')?.share).toBe(1);
    const title = 'Which countries do you ship to?';
    expect(passageFor('How long is shipping to Brazil?', { title, text }, 'en-US')?.share).toBe(0);
    expect(
      passageFor('Do you ship to Spain?', { title: 'Shipping to Spain', text: 'We ship there.' }, 'en-US')
        ?.share,
    ).toBe(1);
  });
});
