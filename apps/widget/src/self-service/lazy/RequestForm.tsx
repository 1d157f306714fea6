import type { UploadItem } from '@shopbell/client/uploads';
import { LabelledField } from '@shopbell/looks';
import type { Order, SelfServiceFlow } from '@shopbell/protocol';
import type { ReasonsByLanguage } from '@shopbell/rules/orders';
import type { SspTextKey } from '@shopbell/texts/self-service';
import { type FormEvent, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { isSendingFile } from '../../content/uploads';
import { ItemChoice } from './ItemChoice';
import { Page } from './Page';
import { PictureField } from './PictureField';
import { ReasonChoice } from './ReasonChoice';
import { sendRequest } from './sendRequest';
import { useReasons } from './useReasons';
import { useSspTexts } from './useSspTexts';

export interface RequestFormProps {
  readonly kind: SelfServiceFlow['kind'];
  readonly order: Order;
  readonly texts: {
    readonly title: SspTextKey;
    readonly text?: SspTextKey;
    readonly comment: SspTextKey;
    readonly submit: SspTextKey;
    readonly error: SspTextKey;
    /** What the message begins with, for who reads it. */
    readonly wish: SspTextKey;
  };
  /** Ours, and those of the shop, which stand in their place. */
  readonly reasons: readonly SspTextKey[];
  readonly ownReasons?: ReasonsByLanguage | undefined;
  readonly hasItems?: boolean;
  /** Chosen already. */
  readonly itemIds?: readonly number[];
  readonly hasPictures?: boolean;
  readonly onSent: () => void;
}

/** What a shopper asks of the shop about an order: of what, why, and what else there is to know. */
export function RequestForm(props: RequestFormProps) {
  const { kind, order, texts, hasItems = true, hasPictures = false } = props;
  const widget = useWidget();
  const { t } = useSspTexts();
  const [itemIds, setItemIds] = useState<ReadonlySet<number>>(() => new Set(props.itemIds));
  const reasons = useReasons(props.ownReasons, props.reasons);
  const [reason, setReason] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const [progress, setProgress] = useState<'writing' | 'sending' | 'refused'>('writing');
  const [pictures, setPictures] = useState<readonly UploadItem[]>([]);
  const isSending = progress === 'sending';
  const files = pictures.flatMap(({ state }) => (state.kind === 'done' ? [state.attachment] : []));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setProgress('sending');
    const request = { kind, order, itemIds, reason: reason ?? '', comment };
    const said = t(texts.wish, { number: order.name });
    const wish = said.includes(order.name) ? said : `${said} (${order.name})`;
    const isSent = await sendRequest(widget, request, wish, files);
    if (isSent) props.onSent();
    else setProgress('refused');
  };

  return (
    <Page title={t(texts.title, { number: order.name })}>
      <form className="portal-form" noValidate onSubmit={submit}>
        {texts.text && <p className="quiet">{t(texts.text)}</p>}
        {hasItems && order.line_items.length > 1 && (
          <ItemChoice order={order} chosen={itemIds} onChoose={setItemIds} />
        )}
        <ReasonChoice reasons={reasons} chosen={reason} onChoose={setReason} />
        <LabelledField
          className="field"
          label={t(texts.comment)}
          note={null}
          noteClass={undefined}
          isWrong={false}
        >
          {(ties) => (
            <textarea
              {...ties}
              rows={3}
              dir={comment && 'auto'}
              maxLength={2000}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          )}
        </LabelledField>
        {hasPictures && <PictureField onItems={setPictures} />}
        {progress === 'refused' && (
          <p className="field-error" role="alert">
            {t(texts.error)}
          </p>
        )}
        <button type="submit" className="primary" disabled={isSending || isSendingFile(pictures)}>
          {t(isSending ? 'requestSending' : texts.submit)}
        </button>
      </form>
    </Page>
  );
}
