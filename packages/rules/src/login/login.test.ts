import { codeLimits, orderLimits } from '@shopbell/protocol';
import { codeChannels as schemaChannels } from '@shopbell/protocol/schemas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  codeChannels,
  initialLogin,
  isCode,
  type LoginEvent,
  readCode,
  readDestination,
  reduceLogin,
  resendWaitMs,
  SelfServiceLoginError,
  SelfServiceSendCodeError,
  sendFailure,
  verifyFailure,
} from '.';
import { isPhone } from './destinations';

it('[OTP-08] [LIM-23] a code is six digits and nothing else', () => {
  expect(['123456', '12345', '1234567', '12345a', '', '１２３４５６', '123 456'].map(isCode)).toEqual([
    true,
    ...Array(6).fill(false),
  ]);
  expect(codeLimits).toMatchObject({ digits: 6, lifetimeMs: 600_000 });
  expect(['123 456', ' 12-34-56\n', '1234567', 'Your code: 98'].map(readCode)).toEqual([
    '123456',
    '123456',
    '123456',
    '98',
  ]);
});

it('[OTP-11] there are two channels', () => {
  expect(codeChannels).toEqual(['email-code', 'sms-code']);
  expect(codeChannels).toEqual(schemaChannels);
});

it('[OTP-18] a phone number is E.164, and may be typed as people write it', () => {
  const good = ['+15550100123', '+49301234567', '+12345678', '+123456789012345'];
  expect(good.filter((number) => !isPhone(number))).toEqual([]);
  const bad = ['123', '+1234567', '+1234567890123456', '+05550100123', '15550100123', '', '+1 555'];
  expect(bad.filter(isPhone)).toEqual([]);
  const to = (typed: string) => readDestination('sms-code', typed);
  expect(to('+1 (555) 010-0123')).toEqual({ isGood: true, to: '+15550100123' });
  expect(to('0049 30 1234567')).toEqual({ isGood: true, to: '+49301234567' });
  expect(to('123')).toEqual({ isGood: false, textKey: 'invalidPhone' });
});

it('[OTP-12] an address is looked at, and one at example.com may be a customer’s', () => {
  const to = (typed: string) => readDestination('email-code', typed);
  expect(to(' hazel@example.com ')).toEqual({ isGood: true, to: 'hazel@example.com' });
  expect(to('a@')).toEqual({ isGood: false, textKey: 'invalidEmail' });
});

const sentAt = (atMs: number): LoginEvent => ({ type: 'sent', atMs });
const after = (...events: LoginEvent[]) => events.reduce(reduceLogin, initialLogin);
const failure = { textKey: 'errorSendCode' } as const;

it('[OTP-01] goes from the request to the code, sent or not, and to another one', () => {
  expect(after({ type: 'requested' })).toEqual({ step: 'requesting' });
  expect(after({ type: 'requested' }, { type: 'send-failed', failure })).toEqual({
    step: 'request',
    failure,
  });
  const sent = [{ type: 'requested' } as const, sentAt(5)];
  expect(after(...sent)).toEqual({ step: 'sent', sentAtMs: 5, isAgain: false, failure: null });
  expect(after(...sent, { type: 'requested' })).toMatchObject({ step: 'resending', sentAtMs: 5 });
  expect(after(...sent, { type: 'requested' }, sentAt(9))).toMatchObject({
    step: 'sent',
    sentAtMs: 9,
    isAgain: true,
  });
  expect(after(...sent, { type: 'requested' }, { type: 'send-failed', failure })).toMatchObject({
    step: 'sent',
    sentAtMs: 5,
    failure,
  });
  expect(after(...sent, { type: 'restarted' })).toBe(initialLogin);
});

it('[OTP-02] [OTP-03] [OTP-04] [OTP-05] a try ends as succeeded, incorrect, too often, or otherwise', () => {
  const verifying = [sentAt(5), { type: 'verifying' } as const];
  expect(after(...verifying)).toMatchObject({ step: 'verifying' });
  expect(after(...verifying, { type: 'verified' })).toEqual({ step: 'succeeded' });
  const refused = (code: string | null) => verifyFailure({ status: 403, code }, 'email-code');
  expect(refused('incorrect-code')).toEqual({ textKey: 'invalidCode' });
  expect(refused('maximum-verification-attempts-reached')).toEqual({
    textKey: 'errorMaximumAttempts',
    needsNewCode: true,
  });
  expect([refused('code-cannot-be-verified').textKey, refused('what'), refused(null)]).toEqual([
    'errorVerify',
    { textKey: 'errorSignIn' },
    { textKey: 'errorSignIn' },
  ]);
  expect(after(...verifying, { type: 'refused', failure: refused('incorrect-code') })).toMatchObject({
    step: 'sent',
    sentAtMs: 5,
    failure: { textKey: 'invalidCode' },
  });
  expect(after({ type: 'verifying' })).toBe(initialLogin);
});

it('[OTP-06] [OTP-07] another code can be asked for after 60 s', () => {
  expect(orderLimits.resendMs).toBe(60_000);
  const state = after(sentAt(1000));
  expect([1000, 60_999, 61_000, 99_000].map((now) => resendWaitMs(state, now))).toEqual([60_000, 1, 0, 0]);
  expect(resendWaitMs(initialLogin, 0)).toBe(0);
});

it('a code that was sent is taken away by nothing but a new start or success', () => {
  const event = fc.constantFrom<LoginEvent>(
    { type: 'requested' },
    { type: 'send-failed', failure },
    { type: 'verifying' },
    { type: 'refused', failure },
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      expect(after(sentAt(7), ...events)).toMatchObject({ sentAtMs: 7 });
    }),
  );
});

it('[ERR-15] [ERR-17] [ERR-18] says who or what was not found, by channel, and tells of a customer without orders', () => {
  const said = (code: string, channel: 'email-code' | 'sms-code') =>
    sendFailure({ status: 404, code }, channel);
  expect(said('customer-not-found', 'email-code')).toEqual({ textKey: 'errorNoCustomerEmail' });
  expect(said('customer-not-found', 'sms-code')).toEqual({ textKey: 'errorNoCustomerPhone' });
  for (const code of ['customer-without-orders', 'no-order']) {
    expect(said(code, 'email-code')).toEqual({
      textKey: 'errorNoOrdersEmail',
      event: 'login-no-order-found',
    });
    expect(said(code, 'sms-code')).toEqual({ textKey: 'errorNoOrdersPhone', event: 'login-no-order-found' });
  }
});

it('[ERR-16] tells the refusals of a code apart', () => {
  const codes = [
    'customer-not-found',
    'incorrect-code',
    'code-cannot-be-verified',
    'maximum-verification-attempts-reached',
  ];
  const said = codes.map((code) => verifyFailure({ status: 403, code }, 'email-code').textKey);
  expect(said).toEqual(['errorNoCustomerEmail', 'invalidCode', 'errorVerify', 'errorMaximumAttempts']);
});

it('says when too many codes were asked for, and when none could be sent', () => {
  const said = (status: number | null, code: string | null) =>
    sendFailure({ status, code }, 'email-code').textKey;
  expect([said(429, 'rate'), said(400, 'invalid-email'), said(503, null), said(null, null)]).toEqual([
    'errorTooManyCodes',
    'invalidEmail',
    'errorSendCode',
    'errorSendCode',
  ]);
});

it('[ERR-10] [ERR-11] [ERR-12] has an error for each call, by name and text', () => {
  const refusal = { status: 500, code: null };
  const all = [
    new SelfServiceSendCodeError(refusal),
    new SelfServiceLoginError(refusal),
    new SelfServiceLoginError(null),
  ];
  expect(all.map(({ name, message }) => [name, message])).toEqual([
    ['SelfServiceSendCodeError', 'An error occurred while requesting for a code'],
    ['SelfServiceLoginError', 'An error occurred while verifying the code'],
    ['SelfServiceLoginError', 'Unexpected SSP API response for code validation'],
  ]);
});
