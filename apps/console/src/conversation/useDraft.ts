import { useState } from 'react';
import { readDraft, writeDraft } from './drafts';

/** What is being written; one field is mounted per conversation, and reply and note have a draft each. */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readDraft(key));
  function change(text: string) {
    setDraft(text);
    writeDraft(key, text);
  }
  return [draft, change];
}
