import { describe, expect, it } from 'vitest';
import { contraries } from './contraries';

const gainsay = (one: string, other: string): boolean => {
  const [there, back] = [contraries([[one], [other]]), contraries([[other], [one]])].map(
    ({ length }) => length,
  );
  // It is said of both.
  expect(there).toBe(back);
  return there === 1;
};

describe('what gainsays each other', () => {
  it.each([
    ['We ship to Canada.', 'We do not ship to Canada.'],
    ['We ship to Canada within five days by parcel post.', "We don't ship to Canada."],
    ['Sale items can be returned.', 'Sale items cannot be returned.'],
    ['You can return sale items for store credit.', 'Sale items cannot be returned.'],
    ['Sale items are excluded from returns.', 'Sale items can be returned.'],
    ['We accept Bitcoin.', 'Bitcoin is not accepted.'],
    ['Return shipping is free.', 'Return shipping costs 5 EUR.'],
    ['Gift wrapping is free of charge.', 'We charge $4 for gift wrapping.'],
    ['Returns are free.', 'Returns are not free.'],
    ['The mill is open on Sundays.', 'The mill is closed on Sunday.'],
    ['We are open on Sunday from 10 to 4.', 'We are closed on Sundays.'],
    ['We are not open on Mondays.', 'We are open on Mondays.'],
    ['Batteries are included.', 'Batteries are not included.'],
    ['VAT is included.', 'VAT is excluded.'],
    ['Do you ship to Canada? No.', 'We ship to Canada.'],
    ['Do you repair pans? Yes, gladly.', 'Do you repair pans? No, sorry.'],
    ['Gift cards never expire.', 'Gift cards expire after two years.'],
    ['You need a receipt for returns.', 'You do not need a receipt for returns.'],
    ['Wir liefern nach Kanada.', 'Wir liefern nicht nach Kanada.'],
    [
      'Reduzierte Artikel können zurückgegeben werden.',
      'Reduzierte Artikel können nicht zurückgegeben werden.',
    ],
    ['Der Rückversand ist kostenlos.', 'Der Rückversand kostet 5 €.'],
    ['Am Sonntag haben wir geöffnet.', 'Am Sonntag haben wir geschlossen.'],
    ['Nous livrons au Canada.', 'Nous ne livrons pas au Canada.'],
    ['Les articles soldés peuvent être retournés.', 'Les articles soldés ne peuvent pas être retournés.'],
    ['Enviamos a Canadá.', 'No enviamos a Canadá.'],
    ['La devolución es gratuita.', 'La devolución cuesta 5 €.'],
    ['Spediamo in Canada.', 'Non spediamo in Canada.'],
    ['Enviamos para o Canadá.', 'Não enviamos para o Canadá.'],
    ['Wij verzenden naar Canada.', 'Wij verzenden niet naar Canada.'],
    ['Vi sender til Canada.', 'Vi sender ikke til Canada.'],
    ['Rabatterade varor kan returneras.', 'Rabatterade varor kan inte returneras.'],
    ['Toimitamme Kanadaan.', 'Emme toimita Kanadaan.'],
    ['Zboží vám zasíláme do Kanady.', 'Zboží vám do Kanady nezasíláme.'],
    ['カナダへ発送します。', 'カナダへは発送しません。'],
    ['نشحن الطلبات إلى كندا.', 'لا نشحن الطلبات إلى كندا.'],
    ['אנחנו שולחים לקנדה.', 'אנחנו לא שולחים לקנדה.'],
  ])('%s / %s', (one, other) => {
    expect(gainsay(one, other)).toBe(true);
  });
});

describe('what does not', () => {
  it.each([
    ['We ship to Canada.', 'We do not ship to Mexico.'],
    ['We ship to Canada.', 'We do not ship furniture to Canada.'],
    ['We ship to Canada.', 'Parcels to Canada do not go by plane.'],
    ['Items can be returned.', 'Sale items cannot be returned.'],
    ['Members can return sale items.', 'Sale items cannot be returned.'],
    ['Some items cannot be returned.', 'Items can be returned.'],
    ['If your parcel is damaged, sale items can be returned.', 'Sale items cannot be returned.'],
    ['Items can be returned.', 'Items cannot be returned once they are worn.'],
    ['You can return items without a receipt.', 'You can return items with a receipt.'],
    ['You can return items within 30 days.', 'You cannot return items after 30 days.'],
    [
      'You can return items no later than 30 days after delivery.',
      'You can return items within 30 days of delivery.',
    ],
    ['You can order with an account.', 'You do not need an account to order.'],
    ['Returned orders are refunded to the gift card.', 'Gift cards cannot be returned.'],
    ['They can go into the dishwasher.', 'It does not go into the dishwasher.'],
    ['Standard shipping is free.', 'Express shipping costs 12 EUR.'],
    ['Shipping is free from 50 EUR.', 'Shipping costs 5 EUR.'],
    ['Shipping is free over $50.', 'Shipping costs $5 for orders under $50.'],
    ['Returns are free.', 'Exchanges are not free.'],
    ['Returns are free.', 'We charge no fee for returns.'],
    ['Shipping to Canada costs 9 EUR.', 'Shipping is free.'],
    ['The mill is open on Sunday.', 'The studio is closed on Sunday.'],
    ['We are open from Monday to Saturday.', 'We are closed on Sunday.'],
    ['We open at 9 on Monday.', 'We close at 5 on Monday.'],
    ['We are not open on Sunday.', 'We are closed on Sunday.'],
    ['The mill is open on 27 December.', 'The mill is closed on 25 December.'],
    ['Batteries are included.', 'A charger is not included.'],
    ['Do you ship to Canada?', 'We do not ship to Canada.'],
    ['Do you ship to Canada? Yes.', 'We ship to Canada.'],
    ['We only ship within Europe.', 'We do not ship to Canada.'],
    ['Gift cards do not expire.', 'Discount codes expire after a year.'],
    ['Orders placed on Sunday are shipped on Monday.', 'We do not ship on Sunday.'],
    ['We do not ship on Saturdays, Sundays and public holidays.', 'Closed on Sundays and public holidays.'],
    ['Codes do not apply to shipping or stitched names.', 'Stitched names.'],
    ['Our towels shrink a little.', 'Our rugs do not shrink.'],
    ['Wir liefern nach Kanada.', 'Wir liefern keine Möbel nach Kanada.'],
    [
      'Ist die Ware beschädigt, können reduzierte Artikel zurückgegeben werden.',
      'Möbel können nicht zurückgegeben werden.',
    ],
    ['Wenn etwas fehlt, ist der Rückversand kostenlos.', 'Der Rückversand kostet 5 €.'],
    ['Für den Einkauf brauchen Sie kein Konto.', 'Mit einem Konto können Sie einkaufen.'],
    ['Nous livrons au Canada.', 'Nous ne livrons pas de meubles au Canada.'],
    ["Nous ne livrons qu'en France.", 'Nous livrons en France.'],
    ['Enviamos a Canadá.', 'No enviamos a México.'],
    ['Algunos artículos no se pueden devolver.', 'Los artículos se pueden devolver.'],
    ['La spedizione standard è gratuita.', 'La spedizione espressa costa 12 €.'],
    ['Wij verzenden naar Canada.', 'Wij verzenden geen meubels naar Canada.'],
    ['Vi sender til Canada.', 'Vi sender ikke møbler til Canada.'],
    ['Rabatterade varor kan inte returneras.', 'Varor kan returneras.'],
    ['Lähetämme Kanadaan.', 'Emme lähetä huonekaluja Kanadaan.'],
    ['Zboží posíláme do Kanady.', 'Nábytek do Kanady neposíláme.'],
    ['カナダへ発送します。', 'メキシコへは発送しません。'],
    ['نشحن إلى كندا.', 'لا نشحن الأثاث إلى كندا.'],
    ['אנחנו שולחים לקנדה.', 'אנחנו לא שולחים רהיטים לקנדה.'],
  ])('%s / %s', (one, other) => {
    expect(gainsay(one, other)).toBe(false);
  });
});

it('of several articles it is said which sentences, and none of one', () => {
  const one = ['We are a mill in Norway.', 'We ship to Canada.', 'We do not ship to Canada.'];
  const other = ['We do not ship to Canada.', 'Wool is warm.'];
  expect(contraries([one, other, ['Wool is not warm.']])).toEqual([
    [
      { group: 0, at: 1 },
      { group: 1, at: 0 },
    ],
    [
      { group: 1, at: 1 },
      { group: 2, at: 0 },
    ],
  ]);
});
