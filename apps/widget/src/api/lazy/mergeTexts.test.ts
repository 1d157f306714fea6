import { describe, expect, it } from 'vitest';
import { mergeTexts } from './mergeTexts';

describe('texts set by the page', () => {
  it.each([null, undefined, [], ['a'], 'text', 7, () => ({})])(
    '[API-29] must be an object, otherwise the answer is an error to log: %s',
    (given) => {
      expect(mergeTexts({ composerSend: 'Go' }, given)).toEqual({
        error: 'The first parameter must be an object.',
      });
    },
  );

  it('are laid over those set before, and leave them as they are', () => {
    const before = { composerSend: 'Go', windowBack: 'Home' };
    expect(mergeTexts(before, { composerSend: 'Off it goes', somethingElse: 'kept' })).toEqual({
      texts: { composerSend: 'Off it goes', windowBack: 'Home', somethingElse: 'kept' },
    });
    expect(before.composerSend).toBe('Go');
  });

  it('are sentences only, and cannot reach a prototype', () => {
    const hostile = JSON.parse(
      '{"composerSend":1,"windowBack":{"other":"x"},"__proto__":{"windowMenu":"x"}}',
    );
    const merged = mergeTexts({}, hostile);
    expect(merged).toEqual({ texts: {} });
    expect(({} as Record<string, unknown>).windowMenu).toBeUndefined();
  });
});
