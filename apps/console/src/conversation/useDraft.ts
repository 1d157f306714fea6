import { useState } from 'react';
import { readDraft, writeDraft } from './drafts';

/** The text of the reply that is being written; one field is mounted per conversation. */
export function useDraft(conversationId: string): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readDraft(conversationId));
  function change(text: string) {
    setDraft(text);
    writeDraft(conversationId, text);
  }
  return [draft, change];
}
