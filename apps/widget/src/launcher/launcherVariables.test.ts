import type { Decoration } from '@shopbell/protocol';
import { decoration } from '@shopbell/protocol/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { launcherVariables } from './launcherVariables';

/** The custom properties, by name. */
function variables(changes: Partial<Decoration> = {}): Record<string, string> {
  const css = launcherVariables({ ...decoration.parse({}), ...changes });
  const [, body = ''] = /^:host\{([^{}]*)\}$/.exec(css) ?? [];
  return Object.fromEntries(body.split(';').map((line) => line.split(':')));
}

const placed = (alignment: Decoration['position']['alignment'], offsetX = 0, offsetY = 0) =>
  variables({ position: { alignment, offsetX, offsetY } });

describe('launcherVariables', () => {
  it('are these for a shop that changed nothing', () => {
    expect(variables()).toEqual({
      '--main': '#115cb5',
      '--on-main': '#FFFFFF',
      '--conversation': '#115cb5',
      '--on-conversation': '#FFFFFF',
      '--launcher-inset': 'auto 20px 20px auto',
      '--window-inset': 'auto 15px 90px auto',
      '--floating-inset': 'auto 20px 88px auto',
    });
  });

  it('[POS-04] put the window 0 from the left, 100 from the top, 15 from the right, 90 from the bottom', () => {
    const alignments = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
    expect(alignments.map((alignment) => placed(alignment)['--window-inset'])).toEqual([
      '100px auto auto 0px',
      '100px 15px auto auto',
      'auto 15px 90px auto',
      'auto auto 90px 0px',
    ]);
  });

  it('[POS-02] add the offsets to the base, in every corner', () => {
    const alignments = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
    expect(alignments.map((alignment) => placed(alignment, 7, -20)['--launcher-inset'])).toEqual([
      '0px auto auto 27px',
      '0px 27px auto auto',
      'auto 27px 0px auto',
      'auto auto 0px 27px',
    ]);
  });

  it('choose the text for each colour', () => {
    expect(variables({ mainColor: '#ffe', conversationColor: 'rgb(0, 0, 0)' })).toMatchObject({
      '--main': '#ffffee',
      '--on-main': '#161616',
      '--conversation': '#000000',
      '--on-conversation': '#FFFFFF',
    });
  });

  it('fall back where a colour is none: the conversation to the main colour, that one to the default', () => {
    expect(variables({ mainColor: 'pink-ish', conversationColor: '' })['--main']).toBe('#115cb5');
    expect(variables({ mainColor: '#000', conversationColor: 'none' })['--conversation']).toBe('#000000');
  });

  it('never let a setting write other CSS', () => {
    const six = Object.keys(variables());
    fc.assert(
      fc.property(fc.string(), fc.string(), (mainColor, tail) => {
        const given = variables({ mainColor, conversationColor: `#fff${tail}` });
        expect(Object.keys(given)).toEqual(six);
        expect([given['--main'], given['--conversation']].join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/);
      }),
    );
  });
});
