import { isComposing } from '@shopbell/looks';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../../i18n';
import { SendIcon } from '../../icons';
import type { CardActions } from './CardActions';

const replyMax = 5000;

/** The field is the browser's own: what is written before the card is taken over stays in it. */
export function CardReply({ actions }: { actions: CardActions | null }) {
  const { t } = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const text = field.current?.value.trim();
    if (text) actions?.reply(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="campaign-reply"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        name="reply"
        rows={1}
        maxLength={replyMax}
        aria-label={t('campaignReplyPlaceholder')}
        placeholder={t('campaignReplyPlaceholder')}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={t('campaignReplySend')}>
        <SendIcon />
      </button>
    </form>
  );
}
