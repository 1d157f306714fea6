import { useStore } from '@shopbell/looks';
import { storageKey } from '@shopbell/protocol';
import { isRightToLeft } from '@shopbell/rules/language';
import { useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { sendOrGiveBack } from '../../conversations/sendOrGiveBack';
import { useTexts } from '../../i18n';
import { FloatingInput } from './FloatingInput';

/** The question box, until the shopper has used it or sent it away. A checkout has no room for it. */
export function View() {
  const widget = useWidget();
  const { language } = useTexts();
  const { isOpen } = useStore(widget.window);
  const { isCheckout } = useStore(widget.page);
  const closedKey = storageKey(widget.launcher.appId, 'floating-input-closed');
  const [isGone, setIsGone] = useState(() => widget.storage.read(closedKey) !== null);
  if (isGone || isOpen || isCheckout) return null;

  const send = (text: string) => {
    setIsGone(true);
    void sendOrGiveBack(widget, text, 'entry_customer_message');
    widget.openFrom('clicked');
  };
  return (
    <FloatingInput
      theme={widget.launcher.decoration.theme}
      isRightToLeft={isRightToLeft(language)}
      onSend={send}
      onClose={() => {
        widget.storage.write(closedKey, '1');
        setIsGone(true);
      }}
    />
  );
}
