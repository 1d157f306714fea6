import type { OutboxEntry } from '@shopbell/rules/conversation';
import { Guarded } from '../../chunks';
import { type ContentActions, MessageBody } from '../../content';
import { useTexts } from '../../i18n';
import { AlertIcon } from '../../icons';
import { Sender } from './Sender';
import type { TimelineMessage } from './timeline';

export interface BubbleProps {
  readonly message: TimelineMessage;
  readonly isTouch: boolean;
  /** Nobody was reached for so long that what waits is called undelivered (D10). */
  readonly hasGivenUp: boolean;
  readonly baseUrl: string;
  readonly actions: ContentActions;
  readonly onRetry: (entry: OutboxEntry) => void;
}

export function Bubble({ message, isTouch, hasGivenUp, baseUrl, actions, onRetry }: BubbleProps) {
  const { t, language, formatDay, formatTime } = useTexts();
  const { side, delivery, isRunStart, isRunEnd, sender } = message;
  const sentAt = new Date(message.atMs);
  const classes = [
    'message',
    side,
    delivery.kind,
    isRunStart && 'run-start',
    isRunEnd && 'run-end',
    message.isEdited && 'edited',
  ];
  const isFinal = delivery.kind === 'unsent' && delivery.isFinal;
  const failed = isFinal || hasGivenUp ? message.entry : null;
  return (
    <>
      {message.startsDay && <p className="day">{formatDay(sentAt, Date.now())}</p>}
      <div className={classes.filter(Boolean).join(' ')} data-key={message.key}>
        {isRunStart && sender && <Sender sender={sender} />}
        {side === 'shopper' && <span className="visually-hidden">{t('messageFromYou')}: </span>}
        {message.isDeleted ? (
          <p className="bubble deleted">{t('messageDeleted')}</p>
        ) : (
          <Guarded otherwise={<p className="bubble">{message.content.text || t('errorGeneric')}</p>}>
            <MessageBody
              content={message.content}
              side={side}
              language={language}
              baseUrl={baseUrl}
              t={t}
              actions={actions}
            />
          </Guarded>
        )}
        {failed ? (
          <button type="button" className="failed" onClick={() => onRetry(failed)}>
            <AlertIcon />
            {isTouch ? t('messageNotDeliveredTap') : `${t('messageNotDelivered')} ${t('retryClick')}`}
          </button>
        ) : (
          <time className="sent-at" dateTime={sentAt.toISOString()}>
            {delivery.kind === 'pending' || delivery.kind === 'unsent'
              ? t('messageSending')
              : formatTime(sentAt)}
            {message.isEdited && !message.isDeleted && ` · ${t('messageEdited')}`}
          </time>
        )}
      </div>
    </>
  );
}
