import { createHash } from 'node:crypto';
import type { Order } from '@shopbell/protocol';
import { isWithoutClaim, type SignInWay, type ThoughtOutcome } from '@shopbell/rules/assistant';
import { assistantText } from '@shopbell/rules/assistant-text';
import {
  checkAnswer,
  type Fact,
  type GroundedSentence,
  moneyIn,
  type RefusedSentence,
} from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
import { judgeAction } from '@shopbell/rules/orders';
import { isOpen, isRow } from '@shopbell/rules/quoting';
import { primaryOf } from '@shopbell/rules/ranking';
import type { Discount } from '@shopbell/rules/selling';
import { localeOf } from '@shopbell/texts';
import { isOffered } from '../orderActions';
import { type App, textsOfApp } from '../shops';
import type { Seen } from './createTools';
import type { Draft, Thought } from './Engine';
import { orderSentences } from './orderSentences';
import { type NewProposal, shownOf } from './proposals';
import { cardsOf } from './selling';
import type { Words } from './Words';

export interface Judged {
  readonly outcome: ThoughtOutcome;
  readonly words: Words | null;
  readonly refused: readonly RefusedSentence[];
  /** To be written down with the turn. */
  readonly proposal?: Omit<NewProposal, 'shopId' | 'conversationId'>;
}

export interface JudgeContext {
  readonly app: App;
  readonly language: Language;
  readonly seen: Seen;
  /** Where links may lead. */
  readonly hosts: readonly string[];
  readonly isSignedIn: boolean;
  readonly nowMs: number;
  /** The same for the same turn. */
  readonly seed: string;
  /** What may be given of what is wanted. */
  readonly discount: Discount | null;
}

const plain = (outcome: ThoughtOutcome, words: Words | null = null): Judged => ({
  outcome,
  words,
  refused: [],
});

/** chosen: who comes back later is asked anew. */
const proposalMs = 30 * 60_000;
const sourcesMax = 10;

/** What may happen of what an engine wants. Nothing of it is trusted: it may name only what it was given. */
export function judgeThought({ draft, facts }: Thought, context: JudgeContext): Judged {
  const { app, seen, isSignedIn } = context;
  switch (draft.kind) {
    case 'answer':
      return judgeAnswer(draft, facts, context);
    case 'courtesy':
    case 'ask':
      return isWithoutClaim(draft.text)
        ? plain({ kind: draft.kind }, { text: assistantText(draft.text, context.hosts), sources: [] })
        : plain({ kind: 'refused' });
    case 'flow': {
      const label = seen.flows.get(draft.flowId);
      if (label === undefined) return plain({ kind: 'refused' });
      const sources = [{ kind: 'flow', flowId: draft.flowId, label: label.slice(0, 300) } as const];
      return plain({ kind: 'flow' }, { text: label, sources });
    }
    case 'propose': {
      const order = seen.orders.get(draft.proposal.orderId);
      return order ? propose(order, context) : plain({ kind: 'refused' });
    }
    case 'sign-in':
      return plain({ kind: 'sign-in', ways: waysOf(app), isSignedIn });
    case 'hand-over':
      return plain({ kind: 'hand-over', because: draft.because.slice(0, 200) });
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
  const sources = facts.filter(({ id }) => named.has(id)).map(({ source }) => source);
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
    const isFirstRow = isRow(sentence.text) && next !== undefined && isRow(next.text);
    if (!before) return `${isFirstRow ? '- ' : ''}${sentence.text}`;
    const isOther = paragraphOf(sentence) !== paragraphOf(before);
    return `${text}${isOther && (isFirstRow || isOpen([before.text])) ? '\n- ' : ' '}${sentence.text}`;
  }, '');

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

/** Judged by the rule that the portal has; what cannot be done is said as it says it. */
function propose(order: Order, context: JudgeContext): Judged {
  const { app, language, seen, nowMs, seed } = context;
  const customerId = seen.customerId();
  if (customerId === null) return plain({ kind: 'refused' });
  if (!isOffered(app, { kind: 'cancel' })) return plain({ kind: 'hand-over', because: 'cancel' });
  const { sspTexts } = textsOfApp(app, language);
  const verdict = judgeAction({ kind: 'cancel' }, order, app.settings.selfService, nowMs);
  const facts = orderSentences(order, app, language);
  if (!verdict.may) {
    const why = { shipped: sspTexts.orderCancelImpossible, 'too-late': sspTexts.orderCancelTooLate };
    const reason = verdict.because in why ? why[verdict.because as keyof typeof why] : '';
    const [state] = facts;
    return plain(
      { kind: 'answer' },
      {
        text: [state?.text, reason].filter(Boolean).join(' '),
        sources: state ? [state.source] : [],
      },
    );
  }
  const id = uuidOf(seed);
  const expiresAt = new Date(nowMs + proposalMs);
  const text = sspTexts.cancelTitle.replaceAll('{number}', order.name);
  const items = order.line_items
    .slice(0, 8)
    .map(({ quantity, title }) => `${quantity} × ${title}`.slice(0, 500));
  const total = `${sspTexts.orderTotal}: ${moneyIn(language, order.currency)(order.total_price)}`;
  return {
    ...plain(
      { kind: 'propose' },
      {
        ...{ text, sources: [] },
        proposal: {
          ...{ proposalId: id, kind: 'cancel', orderId: order.id, orderName: order.name },
          ...{
            lines: [...items, total, sspTexts.actionCancelText],
            expiresDatetime: expiresAt.toISOString(),
          },
        },
      },
    ),
    proposal: {
      ...{ id, kind: 'cancel', customerId, orderId: order.id, shown: shownOf(order), language, expiresAt },
    },
  };
}

function uuidOf(seed: string): string {
  const hex = createHash('sha256').update(`assistant proposal ${seed}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
