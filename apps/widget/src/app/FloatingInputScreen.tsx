import { isRightToLeft } from '@shopbell/rules/language';
import { lazyView } from '../chunks';
import type { FloatingInputProps } from '../floating-input/lazy/FloatingInput';
import { useTexts } from '../i18n';
import { useStore } from './useStore';
import { useWidget } from './WidgetContext';

const FloatingInput = lazyView<FloatingInputProps>(
  'floating-input',
  () => import('../floating-input/lazy/FloatingInput'),
);

/** The question box, where the shop wants one and the shopper has not sent it away. */
export function FloatingInputScreen() {
  const widget = useWidget();
  const { language } = useTexts();
  const { isOpen } = useStore(widget.window);
  const isShown = useStore(widget.hasFloatingInput);
  if (!isShown || isOpen) return null;
  return (
    <FloatingInput
      theme={widget.launcher.decoration.theme}
      isRightToLeft={isRightToLeft(language)}
      onSend={widget.sendFirst}
      onClose={widget.closeFloatingInput}
    />
  );
}
