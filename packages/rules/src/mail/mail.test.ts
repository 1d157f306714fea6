import { describe, expect, it } from 'vitest';
import { isAutomaticMail, replyMarker, stripQuotedReply } from '.';

describe('stripQuotedReply', () => {
  it.each([
    ['nothing quoted', 'Yes please.\n\nAda', 'Yes please.\n\nAda'],
    ['our own marker', `Yes\n\n> ${replyMarker}\n> We have it.`, 'Yes'],
    ['an introduction', 'Yes\r\n\r\nOn Mon, 3 Mar 2026 at 10:00, Shop <a@b.de> wrote:\r\n> Hi', 'Yes'],
    ['one in two lines', 'Ja\n\nAm 3. März 2026 um 10:00 schrieb Shop\n<a@b.de>:\n> Hallo', 'Ja'],
    ['one in two lines, in English', 'Yes\n\nOn Mon, 3 Mar 2026 at 10:00,\nShop <a@b.de> wrote:\nHi', 'Yes'],
    ['another language', 'Oui\n\nLe lun. 3 mars 2026 à 10:00, Shop a écrit :\n> Salut', 'Oui'],
    ['an old program', 'Yes\n-----Original Message-----\nFrom: Shop\nHi', 'Yes'],
    ['a block of headers', 'Yes\n\nFrom: Shop <a@b.de>\nSent: Monday\nTo: Ada\n\nHi', 'Yes'],
    ['answers between the lines', '> Red or blue?\nBlue.\n> Small?\nYes.', 'Blue.\nYes.'],
    ['only a quote', '> Hi', ''],
    [
      'words that look like one',
      'On Monday I wrote to you: no answer.',
      'On Monday I wrote to you: no answer.',
    ],
  ])('%s', (_, text, own) => {
    expect(stripQuotedReply(text)).toBe(own);
  });

  it('takes its time with nothing: a hostile mail is read as fast as any other', () => {
    expect(stripQuotedReply(`On ${'a '.repeat(200_000)}`).length).toBeGreaterThan(300_000);
  });
});

it.each([
  [{}, 'ada@shop.test', false],
  [{ 'auto-submitted': 'no' }, 'ada@shop.test', false],
  [{ 'auto-submitted': 'auto-replied' }, 'ada@shop.test', true],
  [{ 'auto-submitted': 'Auto-Generated' }, 'ada@shop.test', true],
  [{ precedence: 'bulk' }, 'ada@shop.test', true],
  [{ precedence: 'first-class' }, 'ada@shop.test', false],
  [{ 'x-autoreply': 'yes' }, 'ada@shop.test', true],
  [{ 'list-id': '<news>' }, 'ada@shop.test', true],
  [{ 'return-path': '<>' }, 'ada@shop.test', true],
  [{}, 'MAILER-DAEMON@shop.test', true],
])('isAutomaticMail: %j from %s is %j', (headers, from, expected) => {
  expect(isAutomaticMail(from, headers)).toBe(expected);
});
