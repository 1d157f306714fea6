import { describe, expect, it } from 'vitest';
import { displayName, initialsOf } from '.';

const options = [
  'agent-first-name',
  'agent-first-name-last-initial',
  'agent-full-name',
  'chat-title',
] as const;
const shown = (name: string) => options.map((option) => displayName(name, option, 'Fern & Loom'));

describe('displayName', () => {
  it('[ENT-38] is the first name, with the last initial, the full name, or the title of the chat', () => {
    expect(shown('Ada Lovelace')).toEqual(['Ada', 'Ada L.', 'Ada Lovelace', 'Fern & Loom']);
  });

  it('takes the last of several names, and none from a single one', () => {
    expect(shown(' Ada  King de lovelace ')).toEqual([
      'Ada',
      'Ada L.',
      'Ada King de lovelace',
      'Fern & Loom',
    ]);
    expect(shown('Ada')).toEqual(['Ada', 'Ada', 'Ada', 'Fern & Loom']);
  });

  it('is the title of the chat where there is no name', () => {
    expect(shown(' ')).toEqual(['Fern & Loom', 'Fern & Loom', 'Fern & Loom', 'Fern & Loom']);
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada king de lovelace', 'AL'],
    ['Ada', 'A'],
    ['élodie ångström', 'ÉÅ'],
    ['𝒜da 李', '𝒜李'],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
