import type { Message } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { readWaitChoice, type WaitChoice, waitingSinceMs, waitStepAt, writeWaitChoice } from './waiting';

const message = (atMs: number, from: 'shopper' | 'agent' | 'bot') =>
  ({
    messageId: String(atMs),
    fromAgent: from !== 'shopper',
    senderInfo: from === 'shopper' ? null : { name: 'Ada', avatarURL: null, isBot: from === 'bot' },
  }) as Message;

describe('a shopper waits', () => {
  it('since the first message that no person has answered; a bot is no person', () => {
    const asked = [message(1, 'shopper'), message(2, 'agent'), message(3, 'shopper'), message(4, 'shopper')];
    expect(waitingSinceMs(asked)).toBe(3);
    expect(waitingSinceMs([...asked, message(5, 'bot')])).toBe(3);
    expect(waitingSinceMs([...asked, message(5, 'agent')])).toBeNull();
    expect(waitingSinceMs([])).toBeNull();
  });

  it('[CNV-09] for a moment without a word, then with one, then is asked whether to go on', () => {
    const at = (seconds: number, choice: WaitChoice = null) => waitStepAt(0, seconds * 1000, choice);
    expect(at(14.999)).toEqual({ step: null, nextInMs: 1 });
    expect(at(15)).toEqual({ step: 'WAITING', nextInMs: 105_000 });
    expect(at(120)).toEqual({ step: 'LONG_WAIT_PROMPT', nextInMs: null });
    // Whoever keeps waiting is asked again later.
    expect(at(130, 130_000)).toEqual({ step: 'WAITING', nextInMs: 120_000 });
    expect(at(250, 130_000)).toMatchObject({ step: 'LONG_WAIT_PROMPT' });
    expect(at(250, 'email')).toEqual({ step: 'CHANNEL_SELECTED', nextInMs: null });
    expect(waitStepAt(null, 0, null)).toEqual({ step: 'DONE', nextInMs: null });
  });

  it('[CNV-09] with a choice that is read back for the same wait only', () => {
    for (const choice of [1_700_000_130_000, 'email'] as const) {
      const stored = writeWaitChoice(1_700_000_000_000, choice);
      expect(readWaitChoice(stored, 1_700_000_000_000)).toBe(choice);
      expect(readWaitChoice(stored, 1_700_000_000_001)).toBeNull();
      expect(readWaitChoice(stored, null)).toBeNull();
    }
    for (const stored of [null, '', '1', '1 x']) expect(readWaitChoice(stored, 1)).toBeNull();
  });
});
