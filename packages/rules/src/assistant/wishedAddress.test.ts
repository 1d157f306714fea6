import { expect, it } from 'vitest';
import { isSaid, wishedAddress } from '.';

const before = {
  ...{ name: 'Hazel Field', address1: '12 Fern Lane', address2: 'Floor 3', city: 'Portland' },
  ...{
    province: 'Oregon',
    zip: '97205',
    country: 'United States',
    country_code: 'US',
    phone: '+12025550143',
  },
};
const read = { address1: '1 New Street', city: 'Salem', zip: '97301' };
const written = 'Please send it to 1 New Street,\n97301 Salem, United States';
const wished = (more: object, said: readonly string[] = [written]) =>
  wishedAddress({ ...read, ...more }, before, said, 'en-US');

it('an address is what the shopper wrote, to whom it went before and to no floor of before', () => {
  const same = { ...read, name: 'Hazel Field', address2: '', phone: '+12025550143' };
  expect(wished({})).toEqual(same);
  expect(wished({ name: 'Rowan Ash' }, [`${written}, for Rowan Ash`])).toEqual({
    ...same,
    name: 'Rowan Ash',
  });
});

it.each([
  ['a house number that nobody wrote', { address1: '2 New Street' }, undefined],
  ['a part of a number', { zip: '9730' }, undefined],
  ['a name that nobody wrote', { name: 'Mallory' }, undefined],
  ['an empty street', { address1: ' ' }, undefined],
  ['parts of two messages', {}, ['to 1 New Street', '97301 Salem']],
  ['another country', {}, [`${written.split(',')[0]}, 97301 Salem, France`]],
  ['nothing that was written', {}, []],
])('%s is asked for, and not guessed', (_, more, said) => {
  expect(wished(more, said)).toBeNull();
});

it('a reason is in the words of the shopper, or none', () => {
  expect(isSaid('the handle is loose', ['I return it: The handle is loose!'])).toBe(true);
  expect(isSaid('the shop promised a refund', ['I return it: The handle is loose!'])).toBe(false);
  expect(isSaid(' !', ['!'])).toBe(false);
});
