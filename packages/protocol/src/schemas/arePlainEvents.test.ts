import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arePlainEvents, pageEventsBody } from './index';

const told = {
  event: 'campaign-shown',
  properties: { guestId: 'a4f3', campaignId: 'c1', price: 12.5, isLight: true, variantId: null },
};

it('[HTTP-31] what a page tells all day is known without the schema', () => {
  expect(arePlainEvents({ events: [told] })).toBe(true);
  expect(arePlainEvents({ events: Array(50).fill(told) })).toBe(true);
});

const plain = fc.stringMatching(/^[a-zA-Z-]{1,20}$/);
/** Around every limit there is, on both of its sides. */
const text = fc.oneof(
  { weight: 12, arbitrary: plain },
  ...['', 'x'.repeat(64), 'x'.repeat(65), 'a\u0000', '\ud800', '__proto__', 'ä"\\\n'].map(fc.constant),
  fc.string(),
  fc.integer({ min: 500, max: 4200 }).map((length) => '\u0001'.repeat(length)),
);
const value = fc.oneof(
  { weight: 10, arbitrary: text },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.jsonValue(),
);
const properties = fc.oneof(
  { weight: 9, arbitrary: fc.dictionary(text, value, { maxKeys: 4, noNullPrototype: true }) },
  fc.jsonValue(),
);
const event = fc.oneof(
  { weight: 9, arbitrary: fc.record({ event: text, properties }) },
  fc.record({ event: text, properties, more: fc.constant(1) }, { requiredKeys: [] }),
);
const events = fc.array(event, { maxLength: 3 });
const body = fc.oneof(
  { weight: 9, arbitrary: fc.record({ events }) },
  fc.record({ events: fc.constantFrom([], Array(51).fill(told), {}, null) }),
  fc.record({ events, more: fc.constant(1) }),
  event,
  fc.jsonValue(),
);

it('whatever is known without the schema is what the schema makes of it', () => {
  let known = 0;
  fc.assert(
    fc.property(body, (given) => {
      const sent: unknown = JSON.parse(JSON.stringify(given));
      if (!arePlainEvents(sent)) return;
      known += 1;
      expect(pageEventsBody.parse(sent)).toEqual(sent);
    }),
    { numRuns: 3000 },
  );
  expect(known).toBeGreaterThan(100);
});
