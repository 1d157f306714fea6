import type { Fact, GroundedSentence } from '@shopbell/rules/grounding';
import { type ReturnPeriodAsked, returnPeriodAsked } from '@shopbell/rules/questions';
import {
  askedIn,
  asTitled,
  contradict,
  isList,
  type Passage,
  passageFor,
  shareSaid,
} from '@shopbell/rules/quoting';
import { type Asked, type Decided, handOver } from './Decided';
import type { Tools, Turn } from './Engine';
import { isLikely, leastLikely } from './isLikely';

/** chosen by `bench/assistant.mjs`: a passage with half of the asked words is about something else as often as not. */
const shareFrom = 0.5;
/** chosen by the same and by 140 other questions: an article that is just likely must say more of what was asked. */
const evidenceFrom = 0.5;

export const quoted = ({ text, id }: Fact): GroundedSentence => ({ text, factIds: [id] });

/** With what was said before; by itself where it may be a question of its own. */
export async function quoteAny(turn: Turn, tools: Tools, { question, goesOn }: Asked): Promise<Quoted> {
  if (!goesOn) return quote(turn, tools, question);
  const whole = await quote(turn, tools, `${question} ${goesOn.from}`, question);
  return whole.draft.kind === 'hand-over' && goesOn.isWhole ? quote(turn, tools, question) : whole;
}

type Quoted = Decided & { readonly score?: number };

/** What the page's language has nothing for is looked up in the shop's main one, too. */
async function quote(turn: Turn, tools: Tools, question: string, newest = question): Promise<Quoted> {
  const period = returnPeriodAsked(question, turn.language);
  const asked = { question, newest, period };
  const found = await tools.articles(question);
  const [facts, flows] = [
    period === null ? found : withMore(found, await tools.articles(period.told)),
    await tools.flows(question),
  ];
  const own = quoteFrom(turn, asked, facts, flows);
  if (own.draft.kind !== 'hand-over' || own.draft.because !== nothingKnown) return own;
  const main = quoteFrom(turn, asked, await tools.articles(question, 'main-language'), []);
  return main.draft.kind === 'answer' ? main : own;
}

/**
 * Shops say until when something may come back in other words than how it is done, of which much more is written. What is
 * found by theirs is as likely as what was found by the shopper's: whether it says that, the passage shows.
 */
function withMore(found: readonly Fact[], more: readonly Fact[]): readonly Fact[] {
  const known = new Set(found.filter(isLikely).map(({ id }) => id));
  const likely = Math.max(leastLikely, ...found.map(({ score = 0 }) => score));
  return [
    ...found.filter(isLikely),
    ...more.filter(({ id }) => !known.has(id)).map((fact) => ({ ...fact, score: likely })),
  ];
}

const nothingKnown = 'nothing-known';

interface Question {
  readonly question: string;
  /** The part of it that the passage must answer, where the rest was said before. */
  readonly newest: string;
  /** Where they ask until when something may come back. */
  readonly period: ReturnPeriodAsked | null;
}

function quoteFrom(
  turn: Turn,
  asked: Question,
  facts: readonly Fact[],
  flows: Awaited<ReturnType<Tools['flows']>>,
): Quoted {
  const language = facts[0]?.language ?? turn.language;
  const [question, newest] = [asked.question, asked.newest].map((each) =>
    askedIn(each, turn.language, language),
  ) as [string, string];
  // Who asks on knows it already.
  const flow = flows.find(
    ({ label }) =>
      shareSaid(asked.question, label, turn.language) >= shareFrom &&
      (asked.newest === asked.question || !turn.messages.some(({ text }) => text === label)),
  );
  const likely = articlesIn(facts.filter(isLikely));
  const [best, ...others] = likely
    .map((article) => ({ ...article, passage: passageFor(question, article, language, asked) }))
    .toSorted((left, right) => fit(right) - fit(left));
  const flowScore = flow?.score ?? 0;
  if (flow && isLikely(flow) && flowScore > (best?.score ?? 0))
    return { draft: { kind: 'flow', flowId: flow.id }, facts, score: flowScore };
  const passage = best?.passage;
  if (!passage || passage.share <= shareFrom || passage.share * best.score < evidenceFrom)
    return { ...handOver(nothingKnown), facts };
  const said = passage.sentences.join(' ');
  if (!asked.period && shareSaid(newest, `${best.title} ${said}`, language) < shareFrom)
    return { ...handOver(nothingKnown), facts };
  if (
    others.some(
      (other) =>
        other.passage && contradictAnywhere({ ...best, passage }, { ...other, passage: other.passage }),
    )
  )
    return { ...handOver('contradictory'), facts };
  const sentences = passage.sentences.flatMap((sentence) => {
    const fact = best.facts.find(({ text }) => text === sentence);
    return fact ? [quoted(fact)] : [];
  });
  return { draft: { kind: 'answer', sentences }, facts, score: best.score };
}

/** chosen: what is called by what was asked comes before what only speaks of it. */
const titleWeight = 0.2;

/** How likely it is about what was asked, and how much of it is said there. */
const fit = ({ score, passage }: { readonly score: number; readonly passage: Passage | null }) =>
  passage ? score * passage.share * (1 + titleWeight * passage.titled) : 0;

/** Lines of a list are each about something else. */
const linesOf = ({ title, passage: { sentences } }: Told): readonly string[] =>
  isList(sentences) ? sentences : [asTitled(sentences.join(' '), title)];

interface Told {
  readonly title: string;
  readonly passage: Pick<Passage, 'sentences'>;
}

const contradictAnywhere = (one: Told, other: Told): boolean =>
  linesOf(one).some((line) => linesOf(other).some((each) => contradict(line, each)));

interface FoundArticle {
  readonly title: string;
  readonly text: string;
  readonly score: number;
  readonly facts: readonly Fact[];
}

/** As they were found; each paragraph is a line again. */
function articlesIn(facts: readonly Fact[]): FoundArticle[] {
  const byArticle = new Map<string, Fact[]>();
  for (const fact of facts) {
    const [article = ''] = fact.id.split('#');
    byArticle.set(article, [...(byArticle.get(article) ?? []), fact]);
  }
  return [...byArticle.values()].map((some) => {
    const [first] = some;
    const paragraphs = new Map<string, string[]>();
    for (const { id, text } of some) {
      const [paragraph = ''] = (id.split('#')[1] ?? '').split('.');
      paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), text]);
    }
    return {
      title: first?.source.kind === 'article' ? first.source.title : '',
      text: [...paragraphs.values()].map((sentences) => sentences.join(' ')).join('\n'),
      ...{ score: first?.score ?? 0, facts: some },
    };
  });
}
