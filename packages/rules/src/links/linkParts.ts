import { LinkifyIt } from 'linkify-it';

export interface TextPart {
  readonly text: string;
  /** Where it leads, if it is an address. */
  readonly href: string | null;
}

/** `file.name` is no address, so those of the web need their scheme. */
const linkify = new LinkifyIt({ fuzzyIP: false });

/** A text in pieces: its addresses of the web and of mail, and what stands between them. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex, url } of linkify.match(text) ?? []) {
    if (!/^(?:https?|mailto):/i.test(url)) continue;
    parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: text.slice(index, lastIndex), href: url });
    end = lastIndex;
  }
  parts.push({ text: text.slice(end), href: null });
  return parts.filter((part) => part.text !== '');
}
