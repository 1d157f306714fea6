export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const address = /\bhttps?:\/\/[^\s<>"']+/giu;
/** Marks that end the sentence, not the address. */
const trailing = /[.,;:!?)\]}»”’]+$/u;

/** Only addresses of the web become links; everything else stays the text it is. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (piece: string) => {
    if (piece !== '') parts.push({ kind: 'text', text: piece });
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutTrailing(found);
    if (!URL.canParse(href)) continue;
    add(text.slice(end, index));
    parts.push({ kind: 'link', text: href, href });
    end = index + href.length;
  }
  add(text.slice(end));
  return parts;
}

/** A closing bracket belongs to the address if the address opened it. */
function withoutTrailing(found: string): string {
  const cut = found.replace(trailing, '');
  return found[cut.length] === ')' && cut.includes('(') && !cut.includes(')')
    ? found.slice(0, cut.length + 1)
    : cut;
}
