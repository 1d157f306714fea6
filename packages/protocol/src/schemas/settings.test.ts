import { describe, expect, it } from 'vitest';
import { appSettings, decoration, launcherPosition } from './settings';

describe('settings', () => {
  it('[ENT-32] greet with "How can we help?" and "We will be back soon"', () => {
    const { introductionText, offlineIntroductionText } = appSettings.parse({}).decoration;
    expect({ introductionText, offlineIntroductionText }).toEqual({
      introductionText: 'How can we help?',
      offlineIntroductionText: 'We will be back soon',
    });
  });

  it('[POS-07] place the chat bottom-right with offsets 0', () => {
    const bottomRight = { alignment: 'bottom-right', offsetX: 0, offsetY: 0 };
    expect(appSettings.parse({}).decoration.position).toEqual(bottomRight);
    expect(appSettings.parse({ decoration: { position: {} } }).decoration.position).toEqual(bottomRight);
  });

  it('[LIM-30] use the font Inter', () => {
    expect(appSettings.parse({}).decoration.fontFamily).toBe('Inter');
  });

  it('keep what was given beside the defaults, and drop unknown keys', () => {
    const given = { mainColor: '#000', launcher: { label: 'Chat with us' }, css: 'body{}' };
    expect(decoration.parse(given)).toEqual({
      ...appSettings.parse({}).decoration,
      mainColor: '#000',
      launcher: { type: 'icon', label: 'Chat with us' },
    });
  });

  it.each([
    ['decoration is null', { decoration: null }],
    ['decoration is a list', { decoration: [] }],
    ['a colour is a number', { decoration: { mainColor: 0 } }],
    ['a colour has 65 characters', { decoration: { conversationColor: '#'.repeat(65) } }],
    ['the launcher is unknown', { decoration: { launcher: { type: 'campaign-input' } } }],
    ['the label has 101 characters', { decoration: { launcher: { label: 'x'.repeat(101) } } }],
    ['the background is unknown', { decoration: { backgroundStyle: 'image' } }],
    ['the introduction has 301 characters', { decoration: { introductionText: 'x'.repeat(301) } }],
  ])('are refused where %s', (_, given) => {
    expect(appSettings.safeParse(given).success).toBe(false);
  });
});

describe('a position', () => {
  const accepts = (position: object) => launcherPosition.safeParse(position).success;

  it('[POS-08] needs a known alignment', () => {
    expect(
      ['bottom-left', 'bottom-right', 'top-left', 'top-right'].map((alignment) => accepts({ alignment })),
    ).toEqual([true, true, true, true]);
    expect(['center', 'top', '', null, 'TOP-LEFT'].filter((alignment) => accepts({ alignment }))).toEqual([]);
  });

  it('[POS-09] takes only integers as offsets', () => {
    const others = [1.5, '5', Number.NaN, null, Number.POSITIVE_INFINITY];
    expect(others.filter((offset) => accepts({ offsetX: offset }) || accepts({ offsetY: offset }))).toEqual(
      [],
    );
  });

  it('[POS-10] takes offsets from -20 to 200, both included', () => {
    for (const axis of ['offsetX', 'offsetY']) {
      expect([-21, -20, 200, 201].map((offset) => accepts({ [axis]: offset }))).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }
  });
});
