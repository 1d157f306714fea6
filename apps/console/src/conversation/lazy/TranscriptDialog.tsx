import type { ConversationDetail } from '@shopbell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../app/Dialog';
import { browserDates } from '../../app/dates';
import { useDesk } from '../../desk/useDesk';
import { Field } from '../../forms/Field';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import { detailQuery } from '../detailQueries';

export interface TranscriptDialogProps {
  readonly conversationId: string;
  readonly onClose: () => void;
}

export function TranscriptDialog({ conversationId, onClose }: TranscriptDialogProps) {
  const { desk } = useDesk();
  const detail = useQueryClient().getQueryData<ConversationDetail>(detailQuery(conversationId).queryKey);
  const [email, setEmail] = useState(detail?.visitor.email ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    const to = email.trim();
    if (to === '') return setProblem('Write an email address.');
    setIsBusy(true);
    const { locale, timeZone } = browserDates();
    try {
      const body = { email: to, language: locale, timeZone };
      await sendJson('POST', `conversations/${conversationId}/transcript`, body);
      onClose();
      desk.toasts.say(`The conversation goes to ${to}.`);
    } catch (error) {
      setProblem(problemText(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title="Email the conversation"
      about="Everything that was said, without your notes."
      action="Send"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Field
        label="Email"
        name="transcript-email"
        type="email"
        value={email}
        onValue={(value) => {
          setEmail(value);
          setProblem(null);
        }}
        maxLength={254}
        problem={problem}
        isReadOnly={isBusy}
        hasFirstFocus
      />
    </Dialog>
  );
}
