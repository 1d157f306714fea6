import { AlertIcon } from '../icons';
import type { TimelineMessage } from './timeline';

export interface BubbleProps {
  readonly message: TimelineMessage;
  readonly onRetry: (message: TimelineMessage) => void;
}

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', month: 'long', day: 'numeric' });

export function Bubble({ message, onRetry }: BubbleProps) {
  const { side, delivery, isRunStart, isRunEnd, senderName } = message;
  const sentAt = new Date(message.atMs);
  const classes = ['message', side, delivery.kind, isRunStart && 'run-start', isRunEnd && 'run-end'];
  const isFailed = delivery.kind === 'unsent' && delivery.isFinal;
  return (
    <>
      {message.startsDay && <p className="day">{day.format(sentAt)}</p>}
      <div className={classes.filter(Boolean).join(' ')}>
        {isRunStart && senderName && <p className="sender">{senderName}</p>}
        <p className="bubble">
          {side === 'shopper' && <span className="visually-hidden">You: </span>}
          {message.text}
        </p>
        {isFailed ? (
          <button type="button" className="failed" onClick={() => onRetry(message)}>
            <AlertIcon />
            Message not delivered. Tap to retry.
          </button>
        ) : (
          <time className="sent-at" dateTime={sentAt.toISOString()}>
            {time.format(sentAt)}
          </time>
        )}
      </div>
    </>
  );
}
