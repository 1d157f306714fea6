import type { FlowContent } from '@shopbell/protocol';
import { beginHistory, changed, redone, undone } from '@shopbell/rules/flows-editing';
import { useState } from 'react';

/** As it is kept: lines that somebody has not written anything on yet are none. */
export const tidy = (content: FlowContent): FlowContent => ({
  ...content,
  triggers: content.triggers.map((line) => line.trim()).filter(Boolean),
});

const keptAs = (content: FlowContent): string => JSON.stringify(tidy(content));

/** A flow while it is written; what was changed can be taken back, also behind what was saved. */
export function useEditing(first: FlowContent) {
  const [history, setHistory] = useState(() => beginHistory(first));
  const [saved, setSaved] = useState(() => keptAs(first));
  const edit = (next: FlowContent) => setHistory((before) => changed(before, next));
  return {
    content: history.present,
    isDirty: keptAs(history.present) !== saved,
    edit,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    /** What was sent is there; somebody may have gone on writing meanwhile. */
    markSaved: (sent: FlowContent) => setSaved(keptAs(sent)),
    /** Another version was made the newest: a change like any other. */
    replace(content: FlowContent) {
      edit(content);
      setSaved(keptAs(content));
    },
  };
}
