import { Tokenizer } from 'htmlparser2';

/** What is in them is not what someone wrote: styles, scripts, and the mail that is answered. */
const dropped: ReadonlySet<string> = new Set(['head', 'style', 'script', 'title', 'template', 'blockquote']);
const lines: ReadonlySet<string> = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const nothing = () => {};

/**
 * For replies that come without a text part; markup is dropped, never shown. Only the tokens are read: a parser keeps
 * what is open, and a mail of nothing but beginnings would keep it busy for seconds.
 */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  let droppedDepth = 0;
  const add = (text: string) => {
    if (droppedDepth === 0) parts.push(text);
  };
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        const name = nameAt(start, end);
        // Not every head is closed, and none goes on in the body.
        if (name === 'body') droppedDepth = 0;
        if (dropped.has(name)) droppedDepth += 1;
        if (name === 'br') add('\n');
      },
      onclosetag(start, end) {
        const name = nameAt(start, end);
        if (lines.has(name)) add('\n');
        if (dropped.has(name)) droppedDepth = Math.max(0, droppedDepth - 1);
      },
      ontext: (start, end) => add(html.slice(start, end)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onattribdata: nothing,
      onattribend: nothing,
      onattribentity: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return parts.join('').replaceAll('\u00a0', ' ');
}
