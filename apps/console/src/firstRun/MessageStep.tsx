import { Link } from '@tanstack/react-router';
import { CheckIcon } from '../icons/CheckIcon';
import styles from './FirstRunScreen.module.css';
import type { StepProps } from './StepProps';

export const MessageStep = ({ guide }: StepProps) => (
  <div className={styles.form}>
    <p>
      Be your own first shopper: open{' '}
      <a href={`/try/${guide.appKey}`} target="_blank" rel="noopener">
        a page with the chat
      </a>
      , write something there, and it arrives here. Outside your business hours the chat asks for an email
      first; that arrives just the same.
    </p>
    <p role="status" className={guide.firstConversationId === null ? styles.waiting : styles.seen}>
      {guide.firstConversationId === null ? (
        'Waiting for the first message…'
      ) : (
        <>
          <CheckIcon /> It has arrived.{' '}
          <Link to="/inbox/$conversationId" params={{ conversationId: guide.firstConversationId }}>
            Answer it in the inbox
          </Link>
        </>
      )}
    </p>
  </div>
);
