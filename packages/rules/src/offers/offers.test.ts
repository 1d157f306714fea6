import { expect, it } from 'vitest';
import { offerValidityMs, readOffers, validityOf, withOffer } from '.';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

it('[LIM-05] a revealed offer is good for 48 hours', () => {
  expect(offerValidityMs).toBe(48 * hourMs);
});

it('[OFR-02] it is valid after 47:59 and gone after 48:01', () => {
  const ends = offerValidityMs;
  expect(validityOf(ends, 48 * hourMs - minuteMs)).toEqual({ unit: 'minutes', count: 1 });
  expect(validityOf(ends, 48 * hourMs)).toBeNull();
  expect(validityOf(ends, 48 * hourMs + minuteMs)).toBeNull();
});

it('counts whole hours, then whole minutes, and never more than an offer may last', () => {
  expect(validityOf(2 * hourMs + 59 * minuteMs, 0)).toEqual({ unit: 'hours', count: 2 });
  expect(validityOf(hourMs, 0)).toEqual({ unit: 'hours', count: 1 });
  expect(validityOf(hourMs - 1, 0)).toEqual({ unit: 'minutes', count: 59 });
  expect(validityOf(500, 0)).toEqual({ unit: 'minutes', count: 1 });
  expect(validityOf(1000 * hourMs, 0)).toEqual({ unit: 'hours', count: 48 });
});

it('[OFR-01] offers are kept by id with their end, which asking again does not move', () => {
  const first = withOffer({}, 'a', 100);
  expect(readOffers(JSON.stringify(withOffer(first, 'b', 200)))).toEqual({ a: 100, b: 200 });
  expect(withOffer(first, 'a', 900)).toEqual({ a: 100 });
  expect(withOffer({ ...first, toString: 7 }, 'c', 1)).toHaveProperty('toString', 7);
});

it('keeps the last fifty', () => {
  const many = Array.from({ length: 60 }, (_, index) => `offer-${index}`).reduce(
    (offers, id) => withOffer(offers, id, 1),
    {},
  );
  expect(Object.keys(many)).toHaveLength(50);
  expect(many).not.toHaveProperty('offer-9');
});

it.each(['[]', '{"a":"soon"}', '{', 'null', '7'])('does not take %s for offers', (text) => {
  expect(() => readOffers(text)).toThrow();
});
it('reads nothing as none', () => expect(readOffers(null)).toEqual({}));
