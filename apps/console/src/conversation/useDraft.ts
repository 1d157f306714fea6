import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { readDraft, writeDraft } from './drafts';

/** What is being written; one field is mounted per conversation, and reply and note have a draft each. */
export function useDraft(key: string): readonly [string, Dispatch<SetStateAction<string>>] {
  const [draft, setDraft] = useState(() => readDraft(key));
  useEffect(() => writeDraft(key, draft), [key, draft]);
  return [draft, setDraft];
}
