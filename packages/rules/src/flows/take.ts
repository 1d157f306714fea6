import type { FlowStep } from '@shopbell/protocol';
import { dayIn } from './dayIn';
import type { FlowInput, FlowState, Variables } from './FlowState';
import { snapshotOf } from './goBack';
import { judgeAnswer } from './judgeAnswer';
import { goTo, say } from './walk';

type Taken = FlowState | 'wrong' | 'not-waited-for';
type Of<Kind extends FlowStep['kind']> = Extract<FlowStep, { readonly kind: Kind }>;

/** What the shopper's word, or what has become of an effect, makes of the step that waits for it. */
export function take(step: FlowStep, state: FlowState, input: FlowInput, nowMs: number): Taken {
  if (input.kind === 'done') return takeDone(step, state, input);
  if (input.kind === 'passed') return takePassed(step, state, nowMs);
  if (state.status !== 'waiting') return 'not-waited-for';
  if (step.kind === 'choice' && input.kind === 'choice') return takeChoice(step, state, input.choice);
  if (step.kind === 'question') return takeAnswer(step, state, input, nowMs);
  if (step.kind === 'order-action') return takeForOrder(step, state, input);
  return takeFacts(step, state, input);
}

function takeFacts(step: FlowStep, state: FlowState, input: FlowInput): Taken {
  if (step.kind === 'sign-in' && input.kind === 'signed-in')
    return answered(state, step, { ...input, next: step.next });
  if (step.kind === 'order-selection' && input.kind === 'order')
    return answered(state, step, {
      ...{ shown: input.shown, facts: input.facts ?? {}, next: input.facts ? step.next : step.none },
    });
  if (step.kind === 'line-item-selection' && input.kind === 'items')
    return answered(state, step, { ...input, next: step.next });
  return 'not-waited-for';
}

interface Answered {
  readonly shown: string;
  readonly facts: Variables;
  readonly next: string | null;
}

/** The shopper has said something: it stands there, and can be taken back. */
function answered(
  state: FlowState,
  step: { readonly text: string },
  { shown, facts, next }: Answered,
): FlowState {
  const past = [...state.past, snapshotOf(state)].slice(-pastMax);
  const kept = { ...state, past };
  const said = shown === '' ? kept : say(kept, shown, undefined, true);
  const answer = { question: step.text, answer: shown };
  return goTo(
    {
      ...said,
      ...{ silent: [], untilMs: null, variables: { ...state.variables, ...facts } },
      answers: shown === '' ? state.answers : [...state.answers, answer],
    },
    next,
  );
}

/** chosen: nobody goes back further. */
const pastMax = 30;

function takeChoice(step: Of<'choice'>, state: FlowState, index: number): Taken {
  const choice = step.choices[index];
  if (!choice) return 'wrong';
  const facts = step.saveAs ? { [step.saveAs]: choice.label } : {};
  return answered(state, step, { shown: choice.label, facts, next: choice.next });
}

function takeAnswer(step: Of<'question'>, state: FlowState, input: FlowInput, nowMs: number): Taken {
  if (step.answer.type === 'file') {
    if (input.kind !== 'files') return 'not-waited-for';
    const shown = input.files.map(({ name }) => name).join(', ');
    const taken = answered(state, step, { shown, facts: { [step.saveAs]: shown }, next: step.next });
    return { ...taken, files: [...state.files, ...input.files].slice(0, filesMax) };
  }
  if (input.kind !== 'text') return 'not-waited-for';
  const value = judgeAnswer(step.answer, input.value, nowMs);
  if (value === null) return 'wrong';
  // “24 December 2026”, and “3,5” where it was written so.
  const shown = step.answer.type === 'date' ? dayIn(state.variables.language, value) : input.value.trim();
  return answered(state, step, { shown, facts: { [step.saveAs]: value }, next: step.next });
}

/** As many as a message takes. */
const filesMax = 5;

/** Cancelling needs no more than a yes; for the others the shopper says first what they want, then yes to exactly that. */
export const needsWish = (step: Of<'order-action'>, { wished }: FlowState): boolean =>
  step.action !== 'cancel' && !wished;

function takeForOrder(step: Of<'order-action'>, state: FlowState, input: FlowInput): Taken {
  const isFirst = needsWish(step, state);
  if (isFirst && input.kind === 'order-wish') return takeWish(step, state, input);
  return !isFirst && input.kind === 'confirmation' ? takeWord(step, state, input) : 'not-waited-for';
}

function takeWish(
  step: Of<'order-action'>,
  state: FlowState,
  { wished, shown, facts }: Extract<FlowInput, { readonly kind: 'order-wish' }>,
): Taken {
  if (wished === null) return answered(state, step, { shown, facts, next: step.otherwise });
  if (wished.wish.kind !== step.action || !state.variables.order_id) return 'wrong';
  return { ...answered(state, step, { shown, facts, next: step.id }), wished };
}

function takeWord(
  step: Of<'order-action'>,
  state: FlowState,
  { isYes, shown }: Extract<FlowInput, { readonly kind: 'confirmation' }>,
): Taken {
  const orderId = state.variables.order_id ?? '';
  const isPossible = isYes && orderId !== '';
  const next = isPossible ? step.id : step.otherwise;
  const word = { ...answered(state, step, { shown, facts: {}, next }), wished: null };
  // Who takes the no back says anew what they want.
  const said = state.wished ? { ...word, past: word.past.slice(0, -1) } : word;
  if (!isPossible) return said;
  const { wish } = state.wished ?? { wish: { kind: 'cancel' } as const };
  const effect = { kind: 'order-action', stepId: step.id, action: step.action, orderId, wish } as const;
  return { ...said, status: 'working', effect, past: [] };
}

/** Where something was done, nobody goes back behind it. */
function takeDone(
  step: FlowStep,
  state: FlowState,
  { isGood, facts }: Extract<FlowInput, { readonly kind: 'done' }>,
): Taken {
  if (state.status !== 'working') return 'not-waited-for';
  const after = { ...state, status: 'waiting', effect: null, past: [] } as const;
  const variables = { ...state.variables, ...facts };
  if (step.kind === 'http-request') return goTo({ ...after, variables }, isGood ? step.next : step.failed);
  if (step.kind === 'order-action') return goTo({ ...after, variables }, isGood ? step.next : step.otherwise);
  return 'not-waited-for';
}

function takePassed(step: FlowStep, state: FlowState, nowMs: number): Taken {
  if (step.kind !== 'delay' || state.untilMs === null || nowMs < state.untilMs) return 'not-waited-for';
  return goTo({ ...state, untilMs: null }, step.next);
}
