import { useStore } from '@shopbell/looks';
import { type MessageId, storageKey } from '@shopbell/protocol';
import { isAssistantOn } from '@shopbell/rules/assistant-entry';
import { type ConversationState, keyOf, type VirtualMessage } from '@shopbell/rules/conversation';
import { emailAskedBehind, isEmailOffered } from '@shopbell/rules/email-capture';
import { useEffect, useMemo, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { useTexts } from '../../i18n';
import { customerOf } from '../../visitors/customerOf';

interface Asked {
  /** The message it was decided for. */
  readonly after: string | null;
  readonly isOffered: boolean;
}

/** What stands in the conversation, and what is done where the shopper would rather not say. */
export interface EmailOffer {
  readonly offer: VirtualMessage;
  readonly decline: () => void;
}

export interface EmailOfferProps {
  readonly conversation: ConversationState;
  readonly onOffer: (offer: EmailOffer | null) => void;
}

/**
 * ENT-35, MSG-08: behind the shopper's first message, or its answer by an assistant, a form asks for an email, which
 * they may leave out. Nobody waits for it, so it comes when somebody has written.
 */
export function View({ conversation: { messages, isLoaded, hasOlder }, onOffer }: EmailOfferProps) {
  const widget = useWidget();
  const { t } = useTexts();
  const { email } = useStore(widget.client.store);
  const { preferences, automation } = useStore(widget.details)?.settings ?? {};
  const declinedKey = storageKey(widget.launcher.appId, 'email-declined');
  // In a conversation of many pages it would come in far above, under the eyes of whoever reads there.
  const [isLong, setIsLong] = useState(false);
  if (isLong !== (isLoaded && (isLong || hasOlder))) setIsLong(!isLong);
  const first =
    isLoaded && !hasOlder && !isLong ? emailAskedBehind(messages, isAssistantOn(automation?.aiAgent)) : null;
  const after = first && preferences ? keyOf(first) : null;
  const [asked, setAsked] = useState<Asked>({ after: null, isOffered: false });

  // Decided once for a conversation: an email that is given later is thanked for in the form's place.
  if (preferences && after !== null && asked.after !== after) {
    const isOffered = isEmailOffered({
      emailCaptureEnabled: preferences.emailCaptureEnabled,
      isEmailKnown: (email ?? customerOf(widget).read().email) !== null,
      wasDeclined: widget.storage.read(declinedKey) !== null,
    });
    setAsked({ after, isOffered });
  }

  const createdDatetime = first?.createdDatetime;
  const offer = useMemo<VirtualMessage | null>(
    () =>
      asked.isOffered && after !== null && createdDatetime !== undefined
        ? {
            messageId: 'email-offer' as MessageId,
            createdDatetime,
            fromAgent: true,
            senderInfo: null,
            content: {
              type: 'optional-email-capture-form',
              text: t('emailOptionalText'),
              ...(email !== null && { capturedValue: email }),
            },
            after,
          }
        : null,
    [asked.isOffered, after, createdDatetime, email, t],
  );
  useEffect(() => {
    const decline = () => {
      widget.storage.write(declinedKey, String(Date.now()));
      setAsked((state) => ({ ...state, isOffered: false }));
    };
    onOffer(offer && { offer, decline });
  }, [offer, onOffer, declinedKey, widget]);
  return null;
}
