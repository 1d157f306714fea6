import type { FlowContent } from '@shopbell/protocol';
import { beginHistory, changed, redone, undone } from '@shopbell/rules/flows-editing';
import { useState } from 'react';

/** A flow while it is written; what was changed can be taken back. */
export function useEditing(first: FlowContent) {
  const [history, setHistory] = useState(() => beginHistory(first));
  const undo = () => setHistory(undone);
  const redo = () => setHistory(redone);
  return {
    content: history.present,
    isDirty: JSON.stringify(history.present) !== JSON.stringify(first),
    edit: (next: FlowContent) => setHistory((before) => changed(before, next)),
    undo,
    redo,
  };
}
