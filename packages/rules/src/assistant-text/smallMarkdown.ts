export type Inline =
  | { readonly kind: 'words' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

/** What an assistant may write: paragraphs, lists, bold words and links. Everything else stays the words it is. */
export function smallMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const item = /^[-*•] /.test(line.trimStart()) ? inlines(line.trimStart().slice(2)) : null;
    const last = blocks.at(-1);
    if (item && last?.kind === 'list') blocks[blocks.length - 1] = { ...last, items: [...last.items, item] };
    else if (item) blocks.push({ kind: 'list', items: [item] });
    else if (line.trim() !== '') blocks.push({ kind: 'paragraph', parts: inlines(line) });
  }
  return blocks;
}

/** Every second piece between double stars is bold, unless one of them stands alone. */
function inlines(line: string): readonly Inline[] {
  const pieces = line.split('**');
  if (pieces.length % 2 === 0) return links(line);
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? links(piece) : piece === '' ? [] : [{ kind: 'bold' as const, text: piece }],
  );
}

function links(words: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (let at = words.indexOf(']('); at >= 0; at = words.indexOf('](', at + 2)) {
    const start = words.lastIndexOf('[', at);
    const end = words.indexOf(')', at);
    const href = words.slice(at + 2, end);
    if (start < from || end < 0 || !/^https?:\/\/[^\s]+$/.test(href)) continue;
    if (start > from) parts.push({ kind: 'words', text: words.slice(from, start) });
    parts.push({ kind: 'link', text: words.slice(start + 1, at) || href, href });
    from = end + 1;
  }
  if (from < words.length) parts.push({ kind: 'words', text: words.slice(from) });
  return parts;
}
