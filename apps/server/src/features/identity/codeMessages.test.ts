import { contrastRatio } from '@shopbell/rules/appearance';
import { textLanguages } from '@shopbell/texts/all';
import { describe, expect, it } from 'vitest';
import { codeMail, codeSms } from './codeMessages';
import { fitsOneMessage } from './fitsOneMessage';

const facts = { language: 'en-US', shopName: 'Harbor Home', themeColor: '#0a7d5a', code: '048213' };

describe('the mail with a code', () => {
  it('says the code in its subject, its text and its page', () => {
    const { subject, text, html } = codeMail(facts);
    expect(subject).toBe('048213 is your code for Harbor Home');
    expect(text).toBe(
      [
        'Enter this code in the chat of Harbor Home to see your orders.',
        'Your code: 048213',
        'The code is valid for 10 minutes.',
        'If you did not ask for a code, you can ignore this email. Nobody at Harbor Home will ever ask you for it.',
        'Harbor Home',
      ].join('\n\n'),
    );
    expect(html).toMatch(/<p dir="ltr"[^>]*>048213<\/p>/);
    expect(html).toContain('<html lang="en-US" dir="ltr">');
  });

  it.each(textLanguages)('is whole in %s', (language) => {
    const { subject, text, html } = codeMail({ ...facts, language });
    for (const part of [subject, text, html]) {
      expect(part).toContain('048213');
      expect(part).toContain('Harbor Home');
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object/);
    }
    expect(subject).not.toContain('\n');
  });

  it.each([
    ['ar', 'ar', 'rtl'],
    ['he', 'he', 'rtl'],
    ['cz', 'cs', 'ltr'],
    ['no', 'nb', 'ltr'],
    ['he-IL', 'he', 'rtl'],
    ['"><script>', 'en-US', 'ltr'],
  ])('in %j it says that it is in %s, %s', (language, lang, direction) => {
    const { html } = codeMail({ ...facts, language });
    expect(html).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(html).toMatch(/<p dir="ltr"[^>]*>048213</);
  });

  it.each([
    ['#0a7d5a', '#0a7d5a'],
    ['#FD0', '#ffdd00'],
    ['rgb(10, 20, 30)', '#0a141e'],
    ['red;position:fixed', '#115cb5'],
    ['#fff"><script>', '#115cb5'],
    ['url(https://evil.test/x)', '#115cb5'],
    ['', '#115cb5'],
  ])('stands on the colour of the shop, %j as %s, in letters that can be read on it', (themeColor, color) => {
    const { html } = codeMail({ ...facts, themeColor });
    const [, background = '', letters = ''] =
      /background:([^;]+);color:([^;]+);border-radius:8px/.exec(html) ?? [];
    expect(background).toBe(color);
    expect(contrastRatio(background, letters)).toBeGreaterThanOrEqual(4.5);
    expect(html).not.toMatch(/evil|<script|fixed/);
  });

  it('what the shop is called is text, never markup, on one line, and is not filled in again', () => {
    const shopName = 'Tom & "Jerry"\r\nBcc: eve@evil.test <img src=x> {code} $&';
    const { subject, text, html } = codeMail({ ...facts, shopName });
    expect(subject).toBe('048213 is your code for Tom & "Jerry" Bcc: eve@evil.test <img src=x> {code} $&');
    expect(html).not.toContain('<img');
    expect(html).toContain('Tom &amp; &quot;Jerry&quot; Bcc: eve@evil.test &lt;img src=x&gt; {code} $&amp;');
    expect(text.split('\n\n')).toHaveLength(5);
  });

  it('names both colour schemes and has colours for the dark one', () => {
    const { html } = codeMail(facts);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });
});

describe('the words of the shop', () => {
  it('stand for ours', () => {
    const ownTexts = {
      codeMailSubject: 'Psst: {code} ({shop})',
      codeSms: 'Psst: {code}',
      homeTrack: 'x',
    };
    const { subject, html } = codeMail({ ...facts, ownTexts });
    expect(subject).toBe('Psst: 048213 (Harbor Home)');
    expect(html).toContain('<title>Psst: 048213 (Harbor Home)</title>');
    expect(codeSms({ ...facts, ownTexts })).toBe('Psst: 048213');
  });

  it.each(['Your code for {shop}', '', ' '])('do not where the code would be missing: %j', (own) => {
    const ownTexts = { codeMailSubject: own, codeSms: own };
    expect(codeMail({ ...facts, ownTexts })).toEqual(codeMail(facts));
    expect(codeSms({ ...facts, ownTexts })).toBe(codeSms(facts));
  });

  it('are text, never markup', () => {
    const ownTexts = { codeMailText: '<img src=x> {shop}\n<b>' };
    expect(codeMail({ ...facts, ownTexts }).html).toContain(
      '&lt;img src=x&gt; <bdi>Harbor Home</bdi>\n&lt;b&gt;',
    );
  });
});

describe('the text message with a code', () => {
  it('says the code, the shop and for how long', () => {
    expect(codeSms(facts)).toBe('048213 is your code for Harbor Home. It is valid for 10 minutes.');
  });

  it.each(textLanguages)('is one message in %s, also for a shop with a long name', (language) => {
    for (const shopName of ['Harbor Home', 'The Very Long Name of a Shop '.repeat(10), '港の家'.repeat(40)]) {
      const text = codeSms({ ...facts, language, shopName });
      expect(text).toContain('048213');
      expect(text).toContain(shopName.slice(0, 3).trim());
      expect(text).not.toMatch(/\{\w+\}|undefined|\s\./);
      expect({ text, isOne: fitsOneMessage(text) }).toEqual({ text, isOne: true });
    }
  });

  it('cuts a name between letters, never within one', () => {
    const shopName = '👩‍👩‍👧‍👦'.repeat(10);
    const [, name = ''] = /for (.*)\. It/.exec(codeSms({ ...facts, shopName })) ?? [];
    expect(name).toBe('👩‍👩‍👧‍👦');
  });

  it('is one line, whatever the shop is called', () => {
    expect(codeSms({ ...facts, shopName: ' A\nB ' })).toBe(
      '048213 is your code for A B. It is valid for 10 minutes.',
    );
  });

  it.each([
    ['a'.repeat(160), true],
    ['a'.repeat(161), false],
    [`${'a'.repeat(158)}€`, true],
    [`${'a'.repeat(159)}€`, false],
    ['ó'.repeat(70), true],
    ['ó'.repeat(71), false],
    ['😀'.repeat(35), true],
    ['😀'.repeat(36), false],
  ])('one message holds %j: %s', (text, isOne) => {
    expect(fitsOneMessage(text)).toBe(isOne);
  });
});
