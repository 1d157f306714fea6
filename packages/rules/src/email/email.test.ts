import { expect, it } from 'vitest';
import { isEmail, isFakeEmail } from '.';

const labelOf = (length: number) => 'a'.repeat(length);

it('[API-22] isEmail takes standard local parts and dotted labels of up to 63 characters', () => {
  const good = [
    'ada@shop.com',
    'ada.lovelace+chat@mail.shop.co.uk',
    "o'hara_1%x@xn--mller-kva.de",
    `ada@${labelOf(63)}.com`,
    `ada@shop.${labelOf(63)}`,
    `${labelOf(64)}@a-b.io`,
  ];
  expect(good.filter((email) => !isEmail(email))).toEqual([]);
  const bad = [
    '',
    'ada',
    'ada@',
    '@shop.com',
    'ada@shop',
    'ada@shop.',
    'ada@.com',
    'ada@shop..com',
    'ada@-shop.com',
    'ada@shop-.com',
    'ada lovelace@shop.com',
    'ada@shop.com ',
    'ada@shop.com\n',
    'ada@b@shop.com',
    'ada,bob@shop.com',
    `ada@${labelOf(64)}.com`,
    `ada@shop.${labelOf(64)}`,
    null,
    undefined,
    7,
    ['ada@shop.com'],
  ];
  expect(bad.filter(isEmail)).toEqual([]);
});

it('[API-24] isFakeEmail refuses the known ones, whatever their case', () => {
  const fake = [
    'test@test.com',
    'test@example.com',
    'example@example.com',
    'email@example.com',
    'a@a.com',
    'noreply@example.com',
    'your@email.com',
    'anyone@example.org',
    'anyone@example.net',
    'Test@Test.COM',
  ];
  expect(fake.filter((email) => !isFakeEmail(email))).toEqual([]);
});

it('isFakeEmail lets look-alikes pass', () => {
  const real = [
    'contest@test.com',
    'test@test.com.au',
    'test@testxcom.com',
    'aa@a.com',
    'a@a.company',
    'your@email.co',
    'me@myexample.com',
    'me@example.com.br',
    'me@shop.example.com',
    'me@example.de',
  ];
  expect(real.filter(isFakeEmail)).toEqual([]);
});
