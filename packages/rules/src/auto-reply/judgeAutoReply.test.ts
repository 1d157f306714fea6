import { describe, expect, it } from 'vitest';
import { type AutoReplyFacts, judgeAutoReply } from './judgeAutoReply';

const facts = (more: Partial<AutoReplyFacts> = {}): AutoReplyFacts => ({
  isAiAgentEnabled: false,
  autoResponder: { enabled: true, reply: 'reply-shortly' },
  lastText: 'Where is my order?',
  waitSeconds: null,
  texts: {},
  ...more,
});
const dynamic = (waitSeconds: number | null, texts = {}) =>
  judgeAutoReply(facts({ autoResponder: { enabled: true, reply: 'reply-dynamic' }, waitSeconds, texts }));

describe('an auto-reply', () => {
  const own = 'Thank you for your message! We will be with you shortly.';
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
    ['reply-shortly', 'autoReplyShortly', 'We will be with you shortly.'],
    ['reply-in-minutes', 'autoReplyInMinutes', 'within a few minutes.'],
    ['reply-in-hours', 'autoReplyInHours', 'within a few hours.'],
    ['reply-in-day', 'autoReplyInDay', 'within a day.'],
    ['reply-dynamic', 'autoReplyDynamicShort', 'in about a minute.'],
  ])('[AR-02] %s is %s: "%s"', (reply, key, end) => {
    expect(judgeAutoReply(facts({ autoResponder: { enabled: true, reply } }))).toEqual({
      send: true,
      key,
      text: expect.stringMatching(new RegExp(`${end}$`)),
      isUnexpected: false,
    });
  });

  it("is the shop's own text where there is one, and that too is not answered", () => {
    const texts = { autoReplyShortly: 'Moin!' };
    expect(judgeAutoReply(facts({ texts }))).toMatchObject({ text: 'Moin!' });
    expect(judgeAutoReply(facts({ texts, lastText: ' Moin! ' }))).toMatchObject({ send: false });
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
    expect(dynamic(179)).toMatchObject({ text: expect.stringContaining('about 2 minutes') });
    expect(dynamic(119)).toMatchObject({ key: 'autoReplyDynamicShort' });
  });
  it('[AR-04] is long from 15 minutes on', () => {
    expect([899, 900, 36_000].map((seconds) => dynamic(seconds))).toMatchObject([
      { key: 'autoReplyDynamicMedium' },
      { key: 'autoReplyDynamicLong' },
      { key: 'autoReplyDynamicLong' },
    ]);
  });
  it('[AR-05] is medium above a minute, with the minutes in it', () => {
    expect(dynamic(120)).toMatchObject({ key: 'autoReplyDynamicMedium', text: expect.stringContaining('2') });
    expect(dynamic(300, { autoReplyDynamicMedium: 'In {count} Minuten' })).toMatchObject({
      text: 'In 5 Minuten',
    });
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
