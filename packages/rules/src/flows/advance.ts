import { findStep } from './edges';
import type { Advanced, FlowFrame, FlowInput, FlowLibrary, FlowState } from './FlowState';
import { goBack } from './goBack';
import { take } from './take';
import { walk } from './walk';

const empty: FlowState = {
  ...{ status: 'waiting', frames: [], variables: {}, messages: [], answers: [], files: [], tags: [] },
  ...{ silent: [], past: [], asked: 0, untilMs: null, effect: null, wished: null },
  because: null,
};

/** The first steps of a flow. */
export function begin(
  library: FlowLibrary,
  flowId: string,
  variables: FlowState['variables'],
  nowMs: number,
): Advanced {
  const stepId = library(flowId)?.start ?? null;
  return advanced(empty, walk(library, { ...empty, variables, frames: [{ flowId, stepId }] }, nowMs));
}

/**
 * What becomes of an execution by what the shopper has said, or by what has become of an effect. The server, the test run
 * beside the builder and the tests all ask this. An input that is not waited for changes nothing.
 */
export function advance(library: FlowLibrary, before: FlowState, input: FlowInput, nowMs: number): Advanced {
  const step = stepOf(library, before);
  if (!step || before.status === 'ended' || before.status === 'handed-over') return unchanged(before);
  const taken = take(step, before, input, nowMs);
  if (taken === 'wrong') return { ...unchanged(before), isWrong: true };
  if (taken === 'not-waited-for') return unchanged(before);
  // Somebody else has to do something first, or the shopper to say yes to it.
  if (taken.effect || taken.wished) return advanced(before, { state: taken, visited: [] });
  return advanced(before, walk(library, taken, nowMs));
}

/** To the question before, as it was; where something was done in between, there is none. */
export const back = (library: FlowLibrary, state: FlowState, nowMs: number): Advanced => {
  const earlier = goBack(state);
  return earlier ? advanced(state, walk(library, earlier, nowMs)) : unchanged(state);
};

/** The step that it stands at. */
export function stepOf(library: FlowLibrary, { frames }: Pick<FlowState, 'frames'>) {
  const frame = frames.at(-1);
  return frame ? findStep(library(frame.flowId), frame.stepId) : null;
}

const unchanged = (state: FlowState): Advanced => ({
  ...{ state, shown: [], effects: [], visited: [], isWrong: false },
});

function advanced(
  before: FlowState,
  { state, visited }: { readonly state: FlowState; readonly visited: readonly FlowFrame[] },
): Advanced {
  const known = new Set(before.messages);
  return {
    state,
    shown: state.messages.filter((message) => !message.fromShopper && !known.has(message)),
    effects: state.effect && state.effect !== before.effect ? [state.effect] : [],
    visited,
    isWrong: false,
  };
}
