import type { FlowMessage, FlowStep } from '@shopbell/protocol';
import { findStep, firstStep } from './edges';
import type { FlowFrame, FlowLibrary, FlowState, HandoverReason } from './FlowState';
import { fillIn, fillInWords } from './fillIn';
import { isTrue } from './isTrue';

/** chosen: no flow that somebody understands calls deeper. */
const depthMax = 8;
/** chosen: of what was said, so much is kept. */
const messagesMax = 500;

interface Walked {
  readonly state: FlowState;
  readonly visited: readonly FlowFrame[];
}

/** From step to step, until the shopper or somebody else has a turn. No step comes twice in between, so it ends. */
export function walk(library: FlowLibrary, from: FlowState, nowMs: number): Walked {
  const visited: FlowFrame[] = [];
  const silent = new Set(from.silent);
  let state: FlowState = from;
  for (;;) {
    const frame = state.frames.at(-1);
    if (!frame) return { state: { ...state, status: 'ended', silent: [] }, visited };
    const flow = library(frame.flowId);
    const step = findStep(flow, frame.stepId);
    const key = state.frames.map(({ flowId, stepId }) => `${flowId} ${stepId}`).join('>');
    const trouble = troubleOf({
      isFlow: flow !== null,
      isStep: step !== null,
      isRepeated: silent.has(key),
      depth: state.frames.length,
    });
    if (trouble || !step) return { state: handOver(state, trouble ?? 'dangling'), visited };
    visited.push({ ...frame, stepId: step.id });
    silent.add(key);
    const entered = enter(step, goTo(state, step.id), nowMs);
    state = { ...entered.state, silent: [...silent] };
    if (!entered.goesOn) return { state, visited };
  }
}

interface Facts {
  readonly isFlow: boolean;
  readonly isStep: boolean;
  readonly isRepeated: boolean;
  readonly depth: number;
}

function troubleOf({ isFlow, isStep, isRepeated, depth }: Facts): HandoverReason | null {
  if (!isFlow) return 'flow-gone';
  if (!isStep) return 'dangling';
  if (isRepeated) return 'circles';
  return depth > depthMax ? 'too-deep' : null;
}

const handOver = (state: FlowState, because: HandoverReason): FlowState => ({
  ...state,
  ...{ status: 'handed-over', because, past: [], effect: null, untilMs: null, wished: null },
});

interface Entered {
  readonly state: FlowState;
  readonly goesOn: boolean;
}

const stay = (state: FlowState): Entered => ({ state: { ...state, status: 'waiting' }, goesOn: false });
const ask = (state: FlowState, text: string): Entered =>
  stay(say({ ...state, asked: state.messages.length }, text));

/** What a step does when it is reached. */
function enter(step: FlowStep, state: FlowState, nowMs: number): Entered {
  const on = (changed: FlowState, next: string | null): Entered => ({
    state: goTo(changed, next),
    goesOn: true,
  });
  switch (step.kind) {
    case 'message':
      return on(say(state, step.text, linkOf(step.link, state)), step.next);
    case 'article':
      return on(sayArticle(state, step), step.next);
    case 'choice':
    case 'question':
    case 'sign-in':
    case 'order-selection':
    case 'line-item-selection':
    case 'order-action':
      return ask(state, step.text);
    case 'condition': {
      const holding = step.cases.find((each) => isTrue(each, state.variables));
      return on(state, holding ? holding.next : step.otherwise);
    }
    case 'http-request':
      return working(state, step);
    case 'tag':
      return on({ ...state, tags: [...new Set([...state.tags, ...step.tags])] }, step.next);
    case 'delay':
      return stay({ ...state, untilMs: nowMs + step.seconds * 1000 });
    case 'jump':
      return on(state, step.next);
    case 'sub-flow':
      return { state: call(state, step.flowId, step.next), goesOn: true };
    case 'end':
      return { state: { ...say(state, step.text), frames: state.frames.slice(0, -1) }, goesOn: true };
    case 'handover':
      return { state: handOver(say(state, step.text), 'wanted'), goesOn: false };
    case 'assistant':
      return { state: handOver(say(state, step.text), 'assistant'), goesOn: false };
    default:
      // Of a newer version of this program.
      return { state: handOver(state, 'unsupported-step'), goesOn: false };
  }
}

function working(state: FlowState, step: Extract<FlowStep, { readonly kind: 'http-request' }>): Entered {
  const effect = { kind: 'http-request', stepId: step.id, request: step } as const;
  return { state: { ...state, status: 'working', effect }, goesOn: false };
}

export const goTo = (state: FlowState, stepId: string | null): FlowState => ({
  ...state,
  frames: state.frames.map((frame, index) =>
    index === state.frames.length - 1 ? { ...frame, stepId } : frame,
  ),
});

/** The caller goes on behind its step when the other is over. The start is found where it is known. */
const call = (state: FlowState, flowId: string, next: string | null): FlowState => ({
  ...state,
  frames: [...goTo(state, next).frames, { flowId, stepId: firstStep }],
});

export function say(
  state: FlowState,
  text: string,
  link?: FlowMessage['link'],
  fromShopper = false,
): FlowState {
  const words = fromShopper ? text : fillInWords(text, state.variables).trim();
  if (words === '' && !link) return state;
  const id = `m${Number(state.messages.at(-1)?.id.slice(1) ?? 0) + 1}`;
  const message: FlowMessage = { id, fromShopper, text: words, ...(link && { link }) };
  return withoutFirst({ ...state, messages: [...state.messages, message] });
}

/** What is kept of what was said; places in it are counted from its first. */
function withoutFirst(state: FlowState): FlowState {
  const count = state.messages.length - messagesMax;
  if (count <= 0) return state;
  return {
    ...state,
    messages: state.messages.slice(count),
    asked: Math.max(0, state.asked - count),
    past: state.past.map((each) => ({ ...each, messages: Math.max(0, each.messages - count) })),
  };
}

function sayArticle(state: FlowState, step: Extract<FlowStep, { readonly kind: 'article' }>): FlowState {
  const link = linkOf({ label: step.title, url: step.url }, state);
  const said = say(state, '', link);
  const message = said.messages.at(-1);
  if (!link || !message || step.articleId === undefined) return said;
  return {
    ...said,
    messages: [...said.messages.slice(0, -1), { ...message, article: { preview: step.preview ?? '' } }],
  };
}

/** Only what a browser opens as a page. */
function linkOf(
  link: { readonly label: string; readonly url: string } | null,
  { variables }: FlowState,
): FlowMessage['link'] {
  if (!link) return undefined;
  const url = fillIn(link.url, variables).trim();
  const isPage = /^https?:\/\/[^\s]+$/i.test(url) || /^\/(?!\/)[^\s\\]*$/.test(url);
  return isPage ? { label: fillInWords(link.label, variables).trim() || url, url } : undefined;
}
