import type { SignInWay } from '@shopbell/rules/assistant';
import { assistantText } from '@shopbell/rules/assistant-text';
import { checkAnswer, type Fact, type GroundedSentence } from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
import { isOpen, isRow } from '@shopbell/rules/quoting';
import { primaryOf } from '@shopbell/rules/ranking';
import { localeOf } from '@shopbell/texts';
import { type App, textsOfApp } from '../shops';
import type { Draft, Thought } from './Engine';
import { isGainsaid } from './gainsaidIn';
import { type JudgeContext, type Judged, plain } from './Judged';
import { judgeProposal } from './judgeProposal';
import { courtesyOf, questionOf } from './ownWords';
import { cardsOf } from './selling';

const sourcesMax = 10;

/** What may happen of what an engine wants. Nothing of it is trusted: it may name only what it was given. */
export function judgeThought({ draft, facts }: Thought, context: JudgeContext): Judged {
  const { app, seen, isSignedIn } = context;
  switch (draft.kind) {
    case 'answer':
      return judgeAnswer(draft, facts, context);
    case 'courtesy':
      return plain({ kind: 'courtesy' }, { text: courtesyOf(draft.what, context), sources: [] });
    case 'ask':
      return plain(
        { kind: 'ask' },
        { text: assistantText(questionOf(draft, facts, context), context.hosts), sources: [] },
      );
    case 'flow': {
      const label = seen.flows.get(draft.flowId);
      if (label === undefined) return plain({ kind: 'refused' });
      const sources = [{ kind: 'flow', flowId: draft.flowId, label: label.slice(0, 300) } as const];
      return plain({ kind: 'flow' }, { text: label, sources });
    }
    case 'propose':
      return judgeProposal(draft.proposal, context);
    case 'sign-in':
      return plain({ kind: 'sign-in', ways: waysOf(app), isSignedIn });
    case 'hand-over':
    case 'failed':
      return plain({ kind: draft.kind, because: draft.because.slice(0, 200) });
    default:
      return plain({ kind: draft.kind });
  }
}

function judgeAnswer(
  draft: Extract<Draft, { readonly kind: 'answer' }>,
  facts: readonly Fact[],
  context: JudgeContext,
): Judged {
  const { sentences } = draft;
  const { hosts } = context;
  const { refused } = checkAnswer([...sentences], [...facts], { hosts });
  const cards = cardsOf(draft, context);
  if (refused.length > 0 || cards === null || sentences.length + cards.length === 0)
    return { outcome: { kind: 'refused' }, words: null, refused };
  const named = new Set(sentences.flatMap(({ factIds }) => factIds));
  const known = facts.filter(({ id }) => named.has(id));
  if (isGainsaid(known, facts)) return plain({ kind: 'hand-over', because: 'contradictory' });
  const sources = known.map(({ source }) => source);
  const said = sentences.map((sentence) => sentence.text);
  const written = cards.length > 0 ? besideCards(draft, said, context) : asWritten(sentences);
  const text = assistantText([...foundIn(facts, named, context), written].join('\n'), hosts);
  return plain(
    { kind: 'answer' },
    { text, sources: sources.slice(0, sourcesMax), ...(cards.length > 0 && { cards }) },
  );
}

/** What is quoted in another language than the page's is said to be so. */
function foundIn(
  facts: readonly Fact[],
  named: ReadonlySet<string>,
  { app, language }: JudgeContext,
): readonly string[] {
  const other = facts.find((fact) => named.has(fact.id) && fact.language && isOther(fact.language, language));
  if (!other?.language) return [];
  const name = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(primaryOf(other.language));
  const { assistantFoundIn } = textsOfApp(app, language).sspTexts;
  return [assistantFoundIn.replaceAll('{language}', name ?? other.language)];
}

const isOther = (one: Language, other: Language): boolean => primaryOf(one) !== primaryOf(other);

/** One after the other; what stood there as lines, in a list or a table, are lines again. */
const asWritten = (sentences: readonly GroundedSentence[]): string =>
  sentences.reduce((text, sentence, at) => {
    const [before, next] = [sentences[at - 1], sentences[at + 1]];
    const isFirst = next !== undefined && beginsLines(sentence, next, before !== undefined);
    if (!before) return `${isFirst ? '- ' : ''}${sentence.text}`;
    const isOther = paragraphOf(sentence) !== paragraphOf(before);
    return `${text}${isOther && (isFirst || isOpen([before.text])) ? '\n- ' : ' '}${sentence.text}`;
  }, '');

/** Two rows of a table; or, behind a sentence, two lines without a stop of which the first does not lead to the next. */
function beginsLines(line: GroundedSentence, next: GroundedSentence, isBehind: boolean): boolean {
  if (isRow(line.text) && isRow(next.text)) return true;
  const areLines =
    [line, next].every(({ text }) => isOpen([text])) && paragraphOf(line) !== paragraphOf(next);
  return isBehind && areLines && !line.text.endsWith(':');
}

const paragraphOf = ({ factIds: [id = ''] }: GroundedSentence): string => id.replace(/\.\d+$/, '');

/** Words of the shop's own before them, and each sentence by itself. */
function besideCards(
  { products: [first] = [], isUncompared, isCheapest }: Extract<Draft, { readonly kind: 'answer' }>,
  said: readonly string[],
  { app, language, seen }: JudgeContext,
): string {
  const { sspTexts } = textsOfApp(app, language);
  const { sellingClosest, sellingCheapest, sellingCurrency, sellingCode } = sspTexts;
  const currency = first && isUncompared ? seen.products.get(first.id)?.currency : undefined;
  const fitting = isCheapest ? sellingCheapest : sellingClosest;
  const closest = currency ? sellingCurrency.replaceAll('{currency}', currency) : fitting;
  const lead = first ? closest : sellingCode;
  return [lead, ...(said.length > 1 ? said.map((sentence) => `- ${sentence}`) : said)].join('\n');
}

function waysOf({ settings: { selfService } }: App): SignInWay[] {
  if (!selfService.enabled || selfService.deleted) return [];
  const { email, sms } = selfService.channels;
  return [...(email ? (['email'] as const) : []), ...(sms ? (['phone'] as const) : [])];
}
