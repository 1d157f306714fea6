import type { Message } from '@shopbell/protocol';
import { describe, expect, it, vi } from 'vitest';
import {
  type AuthenticationFacts,
  type EntryFacts,
  isAssistantConversation,
  isAssistantOn,
  isEntryMessage,
  standingOf,
  withAuthentication,
} from '.';

const nowMs = 1_800_000_000_000;
const hourMs = 3_600_000;

describe('isEntryMessage', () => {
  const facts: EntryFacts = {
    isAssistantOn: true,
    from: 'composer',
    flags: { aiOnFlows: false, aiOnOrderManagement: false },
    lastMessageMs: null,
    nowMs,
  };
  const judge = (part: Partial<EntryFacts>) => isEntryMessage({ ...facts, ...part });

  it('[AI-03] marks the first message of all', () => {
    expect(judge({})).toBe(true);
    expect(judge({ lastMessageMs: nowMs - 1000 })).toBe(false);
  });

  it('[AI-04] marks what is said after a long silence', () => {
    expect(judge({ lastMessageMs: nowMs - 48 * hourMs })).toBe(true);
    expect(judge({ lastMessageMs: nowMs - hourMs })).toBe(false);
  });

  it('[AI-05] calls a day a long silence', () => {
    const minutesAgo = (minutes: number) => judge({ lastMessageMs: nowMs - minutes * 60_000 });
    expect([23 * 60 + 59, 24 * 60 + 1].map(minutesAgo)).toEqual([false, true]);
  });

  it('[AI-06] marks nothing without an assistant, but what was asked before there was a conversation', () => {
    const froms = ['composer', 'flow-handover', 'order-issue', 'floating-input'] as const;
    const flags = { aiOnFlows: true, aiOnOrderManagement: true };
    expect(froms.map((from) => judge({ isAssistantOn: false, from, flags }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('[AI-07] marks what follows a flow only with its flag', () => {
    const from = 'flow-handover';
    const given = { from, lastMessageMs: nowMs - 1000 } as const;
    expect(judge({ ...given, flags: { aiOnFlows: true } })).toBe(true);
    expect(judge({ from, flags: { aiOnOrderManagement: true } })).toBe(false);
  });

  it('[AI-08] marks what is wrong with an order only with its flag', () => {
    const from = 'order-issue';
    expect(judge({ from, flags: { aiOnOrderManagement: true } })).toBe(true);
    expect(judge({ from, flags: { aiOnFlows: true } })).toBe(false);
  });

  it('knows an assistant that is on from one that is off or silenced', () => {
    const on = { enabled: true };
    expect([on, { ...on, isSilenced: true }, { enabled: false }, undefined].map(isAssistantOn)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('withAuthentication', () => {
  const tokenOf = (claims: object) =>
    `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.y`;
  const exp = nowMs / 1000 + 60;
  const emailToken = tokenOf({ type: 'email', email: 'token@shop.com', exp });
  const data = { text: 'Where is it?' };
  const lookUp = vi.fn(async () => ({ accessToken: 'access', customer: { email: 'looked-up@shop.com' } }));
  const facts: AuthenticationFacts = {
    isAssistantOn: true,
    idToken: emailToken,
    capturedEmail: null,
    storedEmail: null,
    nowMs,
    decode: atob,
    lookUp,
  };
  const given = (part: Partial<AuthenticationFacts>) => withAuthentication(data, { ...facts, ...part });

  it('[AI-09] adds nothing where the assistant is off', async () => {
    expect(await given({ isAssistantOn: false })).toBe(data);
  });

  it('[AI-10] adds nothing without a token', async () => {
    expect(await given({ idToken: null })).toBe(data);
  });

  it('[AI-11] adds nothing with a token that cannot be read', async () => {
    for (const idToken of [
      '',
      'x',
      'x.%%%.y',
      `x.${btoa('no json')}.y`,
      tokenOf({}),
      tokenOf({ type: 'email' }),
    ])
      expect(await given({ idToken })).toBe(data);
  });

  it('[AI-12] adds nothing with a token that is over', async () => {
    const idToken = tokenOf({ type: 'email', email: 'token@shop.com', exp: nowMs / 1000 });
    expect(await given({ idToken })).toBe(data);
  });

  it('[AI-13] takes the captured address, then the stored one, then the one of the token', async () => {
    const capturedEmail = 'captured@shop.com';
    const storedEmail = 'stored@shop.com';
    const mail = async (part: Partial<AuthenticationFacts>) => (await given(part)).capturedMail;
    expect(await mail({ capturedEmail, storedEmail })).toBe(capturedEmail);
    expect(await mail({ storedEmail })).toBe(storedEmail);
    expect(await mail({ storedEmail: 'no address' })).toBe('token@shop.com');
    expect(await given({})).toEqual({ ...data, idToken: emailToken, capturedMail: 'token@shop.com' });
    expect(lookUp).not.toHaveBeenCalled();
  });

  it.each([
    ['[AI-14] a proven number', 'phone'],
    ['[AI-15] a sign-in at the shop', 'shopify-logged-in-customer'],
  ])('%s is looked up for its address', async (_, type) => {
    lookUp.mockClear();
    const idToken = tokenOf({ type, email: 'ignored@shop.com', exp });
    expect(await given({ idToken })).toEqual({ ...data, idToken, capturedMail: 'looked-up@shop.com' });
    expect(lookUp.mock.calls).toEqual([[idToken]]);
  });

  it('[AI-17] a lookup that fails, or finds no address, leaves the data as it was', async () => {
    const idToken = tokenOf({ type: 'phone', exp });
    const failing = [
      async () => Promise.reject(new Error('down')),
      async () => ({ accessToken: 'access', customer: { email: null } }),
      async () => ({ accessToken: '', customer: { email: 'a@shop.com' } }),
    ];
    for (const lookUp of failing) expect(await given({ idToken, lookUp })).toBe(data);
  });
});

describe('standingOf', () => {
  const bot = { name: 'Ivy', avatarURL: null, isBot: true, helpdeskBot: 'ai_agent_bot' as const };
  const said = (part: Partial<Message>) =>
    ({
      ...{
        id: 1,
        conversationId: 'c',
        messageId: '1',
        clientInstanceId: 'x',
        createdDatetime: '2026-11-17T06:00:00Z',
      },
      ...{ fromAgent: true, senderInfo: bot, content: { type: 'text', text: 'Hello' } },
      ...part,
    }) as Message;
  const signal = (name: string, more: object = {}) =>
    said({ kind: 'signal', content: { type: 'text', text: '', metadata: { signal: name, ...more } } });
  const shopper = said({ fromAgent: false, senderInfo: null });
  const words = said({});
  const person = said({ senderInfo: { name: 'Ada', avatarURL: null, isBot: false } });
  const standing = (messages: readonly Message[], isOn = true, isAnswering = false) =>
    standingOf({ isAssistantOn: isOn, messages, isAnswering, closedId: 0, nowMs: 0 });

  it('[MSG-49] is a conversation with the assistant until it hands over', () => {
    const is = (...messages: Message[]) => isAssistantConversation(standing(messages));
    expect([is(), is(shopper, words, signal('wait_for_customer_response'))]).toEqual([true, true]);
    expect([is(shopper, signal('handover_to_agent'), words), is(shopper, signal('error'))]).toEqual([
      false,
      false,
    ]);
    expect(is(shopper, person)).toBe(false);
    expect(is(shopper, signal('handover_to_agent'), person, signal('close_ticket'), shopper)).toBe(true);
    expect(isAssistantConversation(standing([shopper], false))).toBe(false);
  });

  it('is one again with the question of another day, until it hands that over as well; not where a person has answered', () => {
    const at = (minutes: number) => ({
      createdDatetime: new Date(Date.parse(shopper.createdDatetime) + minutes * 60_000).toISOString(),
    });
    const before = [shopper, signal('handover_to_agent'), { ...words, ...at(10) }];
    const dayMinutes = 24 * 60;
    const later = (minutes: number, ...more: Message[]) =>
      isAssistantConversation(standing([...before, { ...shopper, ...at(10 + minutes) }, ...more]));
    expect([later(dayMinutes - 1), later(dayMinutes)]).toEqual([false, true]);
    const next = at(dayMinutes + 20);
    expect(later(dayMinutes, { ...words, ...next }, { ...shopper, ...next })).toBe(true);
    expect(later(dayMinutes, { ...signal('handover_to_agent'), ...next })).toBe(false);
    expect(later(dayMinutes, { ...person, ...next })).toBe(false);
    // Who writes to them a day later from the shop begins nothing.
    expect(isAssistantConversation(standing([...before, { ...person, ...at(2 * dayMinutes) }]))).toBe(false);
    const taken = [...before, { ...person, ...at(11) }, { ...shopper, ...at(2 * dayMinutes) }];
    expect(isAssistantConversation(standing(taken))).toBe(false);
    // But the server knows that it was closed, and the assistant has answered.
    expect(isAssistantConversation(standing([...taken, signal('wait_for_customer_response')]))).toBe(true);
  });

  it('is one again from the start, once the team has closed it or never took it up and a day has gone by; where a person has answered since, it stays with them', () => {
    const askedMs = Date.parse(shopper.createdDatetime);
    const dayMs = 24 * hourMs;
    const [asked, handedOver, answered] = [
      { ...shopper, id: 1 },
      { ...signal('handover_to_agent'), id: 2 },
      { ...person, id: 3 },
    ];
    const later = (closedId: number, afterMs: number, messages: Message[], isOn = true) =>
      standingOf({
        ...{ isAssistantOn: isOn, messages, isAnswering: false, closedId },
        nowMs: askedMs + afterMs,
      });
    const taken = { at: 'handed-over', isAnswered: true };
    const all = [asked, handedOver, answered];
    expect(later(3, dayMs, all)).toEqual({ at: 'answering' });
    expect(later(3, dayMs - 1, all)).toEqual(taken);
    expect([later(0, 9 * dayMs, all), later(2, 9 * dayMs, all)]).toEqual([taken, taken]);
    expect(later(3, dayMs, all, false)).toEqual(taken);
    expect(later(0, dayMs, [asked, handedOver])).toEqual({ at: 'answering' });
    const nextDay = new Date(askedMs + dayMs).toISOString();
    const next = { ...shopper, id: 4, createdDatetime: nextDay };
    expect(later(3, dayMs, [...all, next])).toEqual({ at: 'answering' });
    expect(later(0, dayMs, [...all, next])).toEqual(taken);
    // And who answers that has it.
    const again = { ...person, id: 5, createdDatetime: nextDay };
    expect(later(3, 9 * dayMs, [...all, next, again])).toEqual(taken);
  });

  it('asks what the newest signal asks, until it is answered', () => {
    const asked = [
      ['request_customer_authentication', { at: 'sign-in' }],
      ['authentication_survey', { at: 'survey', ways: ['email', 'phone'] }],
      ['wait_for_close_ticket_confirmation', { at: 'confirming-close' }],
      ['ai_ignore', { at: 'answering' }],
      ['wait_for_customer_response', { at: 'answering' }],
      ['close_ticket', { at: 'answering' }],
      ['something_new', { at: 'answering' }],
    ] as const;
    for (const [name, expected] of asked) {
      expect(standing([shopper, words, signal(name)])).toEqual(expected);
      expect(standing([shopper, signal(name), shopper])).toEqual({ at: 'answering' });
      expect(standing([shopper, signal(name)], true, true)).toEqual({ at: 'answering' });
    }
    expect(standing([signal('authentication_survey', { ways: ['phone'] })])).toEqual({
      at: 'survey',
      ways: ['phone'],
    });
  });

  it('says whether a person has written since the hand-over, also where the assistant was switched off', () => {
    expect(standing([shopper, signal('handover_to_agent'), words])).toEqual({
      at: 'handed-over',
      isAnswered: false,
    });
    expect(standing([signal('error'), person], false)).toEqual({ at: 'handed-over', isAnswered: true });
    expect(standing([shopper, words], false)).toEqual({ at: 'off' });
  });
});
