import { describe, expect, it } from 'vitest';
import { asksForPerson } from '.';
import { phrasings } from './phrasings';

const lines = (text: string) => text.split('\n').map((line) => line.trim());

describe('asksForPerson', () => {
  it.each(Object.entries(phrasings))(
    'hears it in %s, in small letters and in capitals',
    (language, { asks }) => {
      expect(lines(asks).length).toBeGreaterThan(20);
      expect(lines(asks).filter((text) => !asksForPerson(text, language))).toEqual([]);
      expect(lines(asks).filter((text) => !asksForPerson(text.toUpperCase(), language))).toEqual([]);
    },
  );

  it.each(Object.entries(phrasings))('takes nothing else for it in %s', (language, { others }) => {
    expect(lines(others).filter((text) => asksForPerson(text, language))).toEqual([]);
  });

  it('hears a whole request in another language than the chat speaks, and a noun in English', () => {
    const foreign = [
      'kan ik met een mens praten',
      'quiero hablar con una persona',
      '人と話したい',
      'human please',
    ];
    expect(foreign.map((text) => asksForPerson(text, 'sv'))).toEqual([true, true, true, true]);
  });

  it('reads a message of any length in a moment, and one of none', () => {
    expect(asksForPerson('', 'en-US')).toBe(false);
    expect(asksForPerson('talk to the '.repeat(100_000), 'en-US')).toBe(false);
    expect(asksForPerson(`${'a'.repeat(1_000_000)} human`, 'xx')).toBe(false);
  });
});
