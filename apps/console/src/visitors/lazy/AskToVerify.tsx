import { useState } from 'react';
import { Button } from '../../app/Button';
import { useDesk } from '../../desk/useDesk';
import styles from './VisitorPanel.module.css';

/** For lists, mails and screen readers; the chat says it in the shopper's own language. */
const words = 'Please confirm who you are, so that we can talk about your orders.';

/** One press, and the shopper has a card that leads to a code. */
export function AskToVerify({ conversationId }: { readonly conversationId: string }) {
  const { desk } = useDesk();
  const [isAsked, setIsAsked] = useState(false);
  function ask() {
    desk.channel(conversationId).queue({ type: 'verification-request', text: words });
    setIsAsked(true);
  }
  return (
    <>
      <Button onClick={ask}>{isAsked ? 'Ask once more' : 'Ask who this is'}</Button>
      <p role="status" className={styles.asked}>
        {isAsked && 'Asked. What they prove shows here.'}
      </p>
    </>
  );
}
