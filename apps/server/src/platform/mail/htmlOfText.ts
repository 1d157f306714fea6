import { linkParts } from '@shopbell/rules/links';
import { escapeHtml } from './words';

/** What somebody has written: its lines stay lines, its addresses lead there, and nothing else of it is markup. */
export const htmlOfText = (written: string): string =>
  linkParts(written)
    .map(({ text, href }) => {
      const words = escapeHtml(text).replaceAll('\n', '<br>');
      return href === null ? words : `<a href="${escapeHtml(href)}">${words}</a>`;
    })
    .join('');
