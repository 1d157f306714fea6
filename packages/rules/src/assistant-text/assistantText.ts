import { isShops } from '../grounding';

/** chosen: what fits into a message that is read on a phone. */
const textMax = 4000;

/** What turns the direction of a text, hides in it or ends it early. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const image = /!\[([^[\]\n]{0,300})\]\([^()\n]{0,2048}\)/g;
const link = /\[([^[\]\n]{0,300})\]\(([^()\n]{0,2048})\)/g;
/** No text has it: what is not seen was taken out. */
const kept = '\u0001';
const bare = /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>()[\]]{1,2048}/gi;

/**
 * What a machine wrote, as it may be shown: small markdown (bold, lists, links to the shop), no images, no html, no address
 * that leads elsewhere.
 */
export function assistantText(text: string, hosts: readonly string[]): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, (letter) => (letter === '\n' ? letter : letter === '\t' ? ' ' : ''))
    .slice(0, textMax)
    .replace(image, '$1')
    .replace(link, (_, words: string, target: string) =>
      isShops(target, hosts) ? `[${words}]${kept}(${target})` : words,
    )
    // Whatever else looks like one is none.
    .replaceAll('](', '] (')
    .replaceAll(kept, '')
    .replace(bare, (whole) => (isShops(whole, hosts) ? whole : ''));
  return plain
    .split('\n')
    .map((line) => withoutMarkup(line).trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Tags, headings, quotes, fences and tables are no small markdown. */
const withoutMarkup = (line: string): string =>
  line
    .replace(/[<>]/g, '')
    .replace(/^ {0,8}#{1,6} /, '')
    .replace(/^ {0,8}(?:```|~~~).{0,40}$/, '')
    .replaceAll('`', '')
    .replaceAll('![', '[');
