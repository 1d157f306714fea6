import { describe, expect, it } from 'vitest';
import { type AutoReplyFacts, judgeAutoReply } from './judgeAutoReply';

const facts = (more: Partial<AutoReplyFacts> = {}): AutoReplyFacts => ({
  isAiAgentEnabled: false,
  autoResponder: { enabled: true, reply: 'reply-shortly' },
  lastText: 'Where is my order?',
  waitSeconds: null,
  words: (key, minutes) => `${key}, ${minutes} min`,
  ...more,
});
const dynamic = (waitSeconds: number | null) =>
  judgeAutoReply(facts({ autoResponder: { enabled: true, reply: 'reply-dynamic' }, waitSeconds }));

describe('an auto-reply', () => {
  const own = 'autoReplyInDay, 0 min';
  it.each([
    [false, true, 'hello', 'sent'],
    [false, true, own, 'is-auto-reply'],
    [false, false, 'hello', 'off'],
    [false, false, own, 'off'],
    [true, true, 'hello', 'ai-agent'],
    [true, true, own, 'ai-agent'],
    [true, false, 'hello', 'ai-agent'],
    [true, false, own, 'ai-agent'],
  ])(
    '[AR-01] AI agent %j, auto-responder %j, after "%s": %s',
    (isAiAgentEnabled, enabled, lastText, outcome) => {
      const verdict = judgeAutoReply(
        facts({ isAiAgentEnabled, autoResponder: { enabled, reply: 'reply-shortly' }, lastText }),
      );
      expect(verdict.send ? 'sent' : verdict.because).toBe(outcome);
    },
  );

  it.each([
    ['reply-shortly', 'autoReplyShortly'],
    ['reply-in-minutes', 'autoReplyInMinutes'],
    ['reply-in-hours', 'autoReplyInHours'],
    ['reply-in-day', 'autoReplyInDay'],
    ['reply-dynamic', 'autoReplyDynamicShort'],
  ])('[AR-02] %s is %s', (reply, key) => {
    expect(judgeAutoReply(facts({ autoResponder: { enabled: true, reply } }))).toEqual({
      send: true,
      key,
      text: `${key}, 0 min`,
      isUnexpected: false,
    });
  });

  it('does not answer itself, whatever stands around its words', () => {
    expect(judgeAutoReply(facts({ lastText: ' autoReplyShortly, 0 min ' }))).toMatchObject({ send: false });
  });

  it.each(['foo', '', 'constructor'])(
    '[AR-07] an unexpected option, "%s", is said and means hours',
    (reply) => {
      expect(judgeAutoReply(facts({ autoResponder: { enabled: true, reply } }))).toMatchObject({
        key: 'autoReplyInHours',
        isUnexpected: true,
      });
    },
  );
});

describe('the dynamic reply', () => {
  it('[AR-03] takes seconds / 60 rounded down', () => {
    expect(dynamic(179)).toMatchObject({ text: 'autoReplyDynamicMedium, 2 min' });
    expect(dynamic(119)).toMatchObject({ key: 'autoReplyDynamicShort' });
  });
  it('[AR-04] [LIM-22] is long from 15 minutes on', () => {
    expect([899, 900, 36_000].map((seconds) => dynamic(seconds))).toMatchObject([
      { key: 'autoReplyDynamicMedium' },
      { key: 'autoReplyDynamicLong' },
      { key: 'autoReplyDynamicLong' },
    ]);
  });
  it('[AR-05] is medium above a minute, with the minutes in it', () => {
    expect(dynamic(120)).toMatchObject({ text: 'autoReplyDynamicMedium, 2 min' });
    expect(dynamic(300)).toMatchObject({ text: 'autoReplyDynamicMedium, 5 min' });
  });
  it('[AR-06] is short otherwise', () => {
    for (const seconds of [0, 60, 119])
      expect(dynamic(seconds)).toMatchObject({ key: 'autoReplyDynamicShort' });
  });
  it('[AR-08] is short when nobody knows', () => {
    for (const seconds of [null, Number.NaN])
      expect(dynamic(seconds)).toMatchObject({ key: 'autoReplyDynamicShort' });
  });
});
