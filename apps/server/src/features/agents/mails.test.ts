import { expect, it } from 'vitest';
import { invitationMail, passwordResetMail } from './mails';

const link = 'https://desk.example/console/invitation/abc';

it('says the same in text and in html, with the link in both', () => {
  const { subject, text, html } = invitationMail({
    shopName: 'Fern & Loom',
    inviterName: 'Olive',
    role: 'agent',
    link,
  });
  expect(subject).toBe('Olive invites you to Fern & Loom on Shopbell');
  expect(text).toContain('as an agent');
  expect(text).toContain(link);
  expect(html).toContain(`<a href="${link}">Accept the invitation</a>`);
  expect(html).toContain('Fern &amp; Loom');
});

it('shows names as text, whatever they hold', () => {
  const { html } = invitationMail({
    shopName: '<img src=x onerror=alert(1)>',
    inviterName: '"><a href="https://evil.example">Click</a>',
    role: 'admin',
    link,
  });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).not.toContain('<img');
});

it('a reset names nobody', () => {
  const { text } = passwordResetMail({ link });
  expect(text).toContain('works once, for one hour');
});
