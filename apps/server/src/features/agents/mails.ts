import type { Role } from '@shopbell/protocol';
import { escapeHtml } from '../../platform/mail';

export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const roleWords: Record<Role, string> = { owner: 'an owner', admin: 'an admin', agent: 'an agent' };

export const passwordResetMail = ({ link }: { readonly link: string }): MailWords =>
  write('Set a new password for Shopbell', {
    lines: ['Someone, hopefully you, asked for a new password for your Shopbell account.'],
    action: { words: 'Set a new password', link },
    after: [
      'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
    ],
  });

export const invitationMail = (facts: {
  readonly shopName: string;
  readonly inviterName: string;
  readonly role: Role;
  readonly link: string;
}): MailWords =>
  write(`${facts.inviterName} invites you to ${facts.shopName} on Shopbell`, {
    lines: [
      `${facts.inviterName} invites you to answer the shoppers of ${facts.shopName} as ${roleWords[facts.role]}.`,
    ],
    action: { words: 'Accept the invitation', link: facts.link },
    after: ['The link works once, for seven days. If you do not know the shop, ignore this mail.'],
  });

interface Letter {
  readonly lines: readonly string[];
  readonly action: { readonly words: string; readonly link: string };
  readonly after: readonly string[];
}

function write(subject: string, { lines, action, after }: Letter): MailWords {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const link = escapeHtml(action.link);
  return {
    subject,
    text: [...lines, `${action.words}:\n${action.link}`, ...after, 'Shopbell'].join('\n\n'),
    html:
      '<!doctype html><html lang="en"><body>' +
      `${paragraphs(lines)}<p><a href="${link}">${escapeHtml(action.words)}</a></p>` +
      `<p>${link}</p>${paragraphs(after)}<p>Shopbell</p></body></html>`,
  };
}
