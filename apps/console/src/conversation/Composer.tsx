import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { classes } from '../app/classes';
import { useShortcuts } from '../app/useShortcuts';
import { SendIcon } from '../icons/SendIcon';
import styles from './Composer.module.css';
import { judgeReply } from './judgeReply';

export interface ComposerProps {
  readonly visitorName: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSend: (text: string) => void;
}

export function Composer({ visitorName, text, onChange, onSend }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const verdict = judgeReply(text);
  useShortcuts({
    r: (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (verdict.canSend) onSend(verdict.text);
    field.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes, Enter and Escape belong to it; Safari tells only by the key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.box}>
        <div className={styles.grow} data-text={text}>
          <textarea
            ref={field}
            className={styles.field}
            aria-label="Reply"
            placeholder={`Reply to ${visitorName}…`}
            rows={1}
            enterKeyHint="send"
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
          />
        </div>
        <button
          type="submit"
          className={classes(styles.send, verdict.canSend && styles.canSend)}
          aria-label="Send"
          title="Send (Enter)"
        >
          <SendIcon />
        </button>
      </div>
      <Hint excess={verdict.canSend ? 0 : verdict.excess} />
    </form>
  );
}

function Hint({ excess }: { readonly excess: number }) {
  if (excess > 0) {
    return (
      <p role="alert" className={classes(styles.hint, styles.tooLong)}>
        Too long by {excess.toLocaleString('en')} {excess === 1 ? 'character' : 'characters'}: send it in
        parts.
      </p>
    );
  }
  return (
    <p className={styles.hint}>
      <kbd>R</kbd> reply <kbd>Enter</kbd> send <kbd>Shift Enter</kbd> new line <kbd>Esc</kbd> leave
    </p>
  );
}
