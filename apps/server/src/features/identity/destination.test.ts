import { getCountries, getCountryCallingCode, parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { callingCodeOf, farAreas } from './callingCodes';
import { readDestination } from './destination';

/** The United States with what belongs to them, and Canada. */
const near = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'MP', 'AS']);

describe('a number that begins with +1', () => {
  it.each([...farAreas])('is not the United States’ or Canada’s in %s', (area) => {
    const number = parsePhoneNumber(`+1${area}5550143`);
    expect(near.has(number.country ?? '')).toBe(false);
    expect(callingCodeOf(number)).toBe(`+1${area}`);
  });

  it('is far for every other country that shares it', () => {
    const areas = Array.from({ length: 800 }, (_, index) => String(index + 200));
    const countries = new Set(
      areas.filter((area) => farAreas.has(area)).map((area) => parsePhoneNumber(`+1${area}5550143`).country),
    );
    const others = getCountries().filter(
      (country) => getCountryCallingCode(country) === '1' && !near.has(country),
    );
    expect([...countries].sort()).toEqual(others.sort());
  });

  it('is written to where the shop has named its country, and not by +1 alone', () => {
    const read = (to: string, countries: string[]) => readDestination('sms-code', to, countries).isDone;
    expect(read('+1 202 555 0143', ['+1'])).toBe(true);
    expect(read('+1 787 555 0143', ['+1'])).toBe(true);
    for (const far of ['+1 809 555 0143', '+1 876 555 0143', '+1 242 555 0143', '+1 246 555 0143'])
      expect(read(far, ['+1', '+44'])).toBe(false);
    expect(read('+1 876 555 0143', ['+1876'])).toBe(true);
    expect(read('+1 202 555 0143', ['+1876'])).toBe(false);
  });
});
