import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendJson } from '../http/sendJson';
import { notesQuery } from './detailQueries';

/** Under one id until it stands: a note that was sent twice is one note. */
export function useAddNote(conversationId: string, onAdded: (text: string) => void) {
  const queryClient = useQueryClient();
  const id = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: async (note: { readonly text: string; readonly mentions: readonly string[] }) => {
      await sendJson('POST', `conversations/${conversationId}/notes`, { id: id.current, ...note });
      id.current = crypto.randomUUID();
      onAdded(note.text);
      await queryClient.invalidateQueries({ queryKey: notesQuery(conversationId).queryKey });
    },
  });
}
