import type { FlowState, Snapshot } from './FlowState';

export const snapshotOf = ({ frames, variables, asked, answers, tags, files }: FlowState): Snapshot => ({
  ...{ frames, variables, messages: asked, answers: answers.length, tags: tags.length },
  files: files.length,
});

/** The last question, before it was asked; null where there is none to go back to. */
export function goBack(state: FlowState): FlowState | null {
  const last = state.past.at(-1);
  if (!last || state.status !== 'waiting') return null;
  return {
    ...state,
    ...{ frames: last.frames, variables: last.variables, past: state.past.slice(0, -1) },
    // The question itself is asked again.
    messages: state.messages.slice(0, last.messages),
    answers: state.answers.slice(0, last.answers),
    tags: state.tags.slice(0, last.tags),
    files: state.files.slice(0, last.files),
    ...{ silent: [], untilMs: null, wished: null },
  };
}
