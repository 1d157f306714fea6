/** chosen: whoever writes longer sentences is quoted by their beginning. */
const sentenceMax = 500;

const stops = /[.!?。！？؟]/u;

/** The sentences of a text, paragraph by paragraph. A point within a number or a short form ends none. */
export function sentencesOf(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .map((paragraph) => ofParagraph(paragraph.trim()))
    .filter((sentences) => sentences.length > 0);
}

function ofParagraph(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < paragraph.length; at += 1) {
    if (!stops.test(paragraph[at] ?? '') || !isEnd(paragraph, at)) continue;
    sentences.push(paragraph.slice(start, at + 1).trim());
    start = at + 1;
  }
  sentences.push(paragraph.slice(start).trim());
  return sentences
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((each) => each.slice(0, sentenceMax));
}

function isEnd(text: string, at: number): boolean {
  if (/[。！？؟]/u.test(text[at] ?? '')) return true;
  const [space = '', next = ''] = [text[at + 1], text[at + 2]];
  if (space === '') return true;
  // A small letter goes on with what was abbreviated.
  return /\s/.test(space) && !/\p{Ll}/u.test(next);
}
