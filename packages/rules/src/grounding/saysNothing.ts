import { saidBy } from './known';
import { linksIn } from './linksHold';
import { read } from './read';

/** chosen: more words than a greeting or a short question has. */
const wordsMax = 12;

/** Whether a text claims nothing that could be checked: no number, link, name, denial, or word like "free" or "only". */
export function saysNothing(text: string): boolean {
  if (linksIn(text).links.length > 0 || /[<>[\]]/.test(text)) return false;
  const said = saidBy(read(text));
  const isName = said.text.tokens.some(
    ({ kind, isCapital, start }) => kind === 'word' && isCapital && !isBeginning(said.text.plain, start),
  );
  return (
    said.quantities.length === 0 &&
    said.turns.length === 0 &&
    said.content.length <= wordsMax &&
    (!isName || said.text.tongue.capitalsAreNouns)
  );
}

/** Behind nothing, or behind the end of a sentence. */
function isBeginning(text: string, start: number): boolean {
  const before = text.slice(0, start).trimEnd();
  return before === '' || /[.!?¿¡:,]$/.test(before);
}
