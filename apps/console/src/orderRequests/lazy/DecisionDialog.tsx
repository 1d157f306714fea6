import type { OpenedRequest, OrderRequestDecision, RequestDecision } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../app/Dialog';
import { TextField } from '../../forms/TextField';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import { requestsAnswer, requestsKey } from './requestsQuery';
import { deedWords, kindWords } from './requestWords';

export interface DecisionDialogProps {
  readonly conversationId: string;
  readonly isMailed: boolean;
  readonly request: OpenedRequest;
  readonly decision: OrderRequestDecision;
  readonly onClose: () => void;
}

/** What is decided goes to the shopper: with a sentence of the agent's own, if they have one. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { conversationId, isMailed, request, decision, onClose } = props;
  const [note, setNote] = useState('');
  const queryClient = useQueryClient();
  const read = () => queryClient.invalidateQueries({ queryKey: requestsKey(conversationId) });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: RequestDecision) =>
      sendJson('PUT', `conversations/${conversationId}/requests/${request.id}`, body, requestsAnswer),
    async onSuccess() {
      await read();
      onClose();
    },
    onError: read,
  });
  const decide = () => mutate({ state: decision, revision: request.revision, note: note.trim() });
  return (
    <Dialog
      title={`${deedWords[decision]}: ${kindWords[request.kind]} ${request.orderName}?`}
      about={
        isMailed
          ? 'The shopper reads it in the conversation and gets a mail, in their language.'
          : 'The shopper reads it in the conversation. No mail goes out, because they have not proven their address.'
      }
      action={deedWords[decision]}
      isBusy={isPending}
      problem={error ? problemText(error) : null}
      onConfirm={decide}
      onClose={onClose}
    >
      <TextField
        label="In your own words (optional)"
        name="note"
        value={note}
        maxLength={1000}
        onValue={setNote}
        problem={null}
      />
    </Dialog>
  );
}
