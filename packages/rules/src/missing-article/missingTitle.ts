import { asksForPerson } from '../asking-for-a-person';
import type { Language } from '../language';
import { goesOnFrom, questionKind } from '../questions';
import { sentencesOf } from '../quoting';

/** chosen: as long as a title is in a list. */
const lettersMax = 120;

/** What an article would have to be called that answers what a shopper wanted: their question, without what stood around it. */
export function missingTitle(said: readonly string[], language: Language): string {
  const wishes = said.map((text) => wishIn(text, language)).filter((wish) => wish !== '');
  const last = wishes.at(-1) ?? '';
  const goesOn = goesOnFrom(last, wishes.slice(0, -1), language);
  return cut(goesOn ? together(goesOn.from, last) : last);
}

/** The first question of a message, or else the first thing that it says; nothing where it only asks for a person. */
function wishIn(text: string, language: Language): string {
  const sentences = sentencesOf(text)
    .flat()
    .map((sentence) => withoutManners(sentence, language))
    .filter((sentence) => sentence !== '' && !asksForPerson(sentence, language));
  const question = sentences.find((sentence) => /[?？؟]$/u.test(sentence));
  if (question === undefined) return sentences[0] ?? '';
  const goesOn = goesOnFrom(question, sentences.slice(0, sentences.indexOf(question)), language);
  return goesOn ? together(goesOn.from, question) : question;
}

const together = (from: string, question: string): string =>
  `${from}${/[\p{L}\p{N}]$/u.test(from) ? '?' : ''} ${question}`;

/** “Hi there, could you …”, “… , thanks!”: what is left begins with a capital. */
function withoutManners(sentence: string, language: Language): string {
  let left = sentence.trim();
  for (let before = ''; before !== left; ) {
    before = left;
    left = withoutFirst(left, language);
  }
  const comma = Math.max(...[',', '،', '、'].map((sign) => left.lastIndexOf(sign)));
  if (comma > 0 && isManners(left.slice(comma + 1), language)) left = left.slice(0, comma);
  return isManners(left, language) ? '' : `${left.slice(0, 1).toUpperCase()}${left.slice(1)}`;
}

function withoutFirst(sentence: string, language: Language): string {
  const heads = [/^[^,!.;:،、！。]{1,40}[,!.;:،、！。]+\s*/u, /^\S+\s+\S+\s+/u, /^\S+\s+/u];
  for (const head of heads) {
    const [first = ''] = head.exec(sentence) ?? [];
    if (first && first.length < sentence.length && isManners(first, language))
      return sentence.slice(first.length);
  }
  return sentence;
}

const isManners = (text: string, language: Language): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || ['greeting', 'thanks', 'parting'].includes(questionKind(text, language));

function cut(text: string): string {
  if (text.length <= lettersMax) return text;
  const words = text.slice(0, lettersMax - 1);
  return `${words.slice(0, words.lastIndexOf(' ') > 60 ? words.lastIndexOf(' ') : undefined).trimEnd()}…`;
}
