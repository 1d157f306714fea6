import { useState } from 'react';
import { Dialog } from '../../app/Dialog';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import type { SentMessage } from '../threadEntries';
import styles from './ChangeDialog.module.css';

export interface ChangeDialogProps {
  readonly kind: 'edit' | 'delete';
  readonly sent: SentMessage;
  readonly text: string;
  readonly onClose: () => void;
}

/** The thread hears of it as everyone does, so there is nothing to show here. */
export function ChangeDialog({ kind, sent, text: before, onClose }: ChangeDialogProps) {
  const [text, setText] = useState(before);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const path = `conversations/${sent.conversationId}/messages/${sent.id}`;

  async function confirm() {
    if (kind === 'edit' && text.trim() === '') return setProblem('Write something, or delete the message.');
    setIsBusy(true);
    try {
      await (kind === 'edit' ? sendJson('PUT', path, { text: text.trim() }) : sendJson('DELETE', path));
      onClose();
    } catch (error) {
      setProblem(problemText(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={kind === 'edit' ? 'Edit the message' : 'Delete the message?'}
      about={
        kind === 'edit'
          ? 'The shopper sees the new words, and that they were edited.'
          : 'Its words are gone for everyone; that there was a message stays. What was mailed already stays mailed.'
      }
      action={kind === 'edit' ? 'Save' : 'Delete'}
      isDanger={kind === 'delete'}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {kind === 'edit' && (
        <textarea
          className={styles.text}
          aria-label="Message"
          rows={5}
          maxLength={5000}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Dialog>
  );
}
