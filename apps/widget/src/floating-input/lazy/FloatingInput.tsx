import { isComposing } from '@shopbell/looks';
import { questionHeightMax } from '@shopbell/protocol';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n';
import { CloseIcon, SendIcon } from '../../icons';
import { useStyles } from '../../styles';
import css from './floatingInput.css?inline';

export interface FloatingInputProps {
  readonly theme: 'light' | 'dark' | 'auto';
  readonly isRightToLeft: boolean;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
}

/** A question box beside the launcher: the shortest way into a conversation. */
export function FloatingInput({ theme, isRightToLeft, onSend, onClose }: FloatingInputProps) {
  useStyles(css);
  const { t } = useTexts();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const style = field.current?.style;
    style?.setProperty('height', 'auto');
    style?.setProperty('height', `${Math.min(field.current?.scrollHeight ?? 0, questionHeightMax)}px`);
  }, [text]);

  const send = () => {
    if (text.trim() !== '') onSend(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={`floating theme-${theme}`}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        dir={text && 'auto'}
        maxLength={5000}
        aria-label={t('floatingPlaceholder')}
        placeholder={t('floatingPlaceholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className="floating-send"
        aria-label={t('floatingSend')}
        disabled={text.trim() === ''}
      >
        <SendIcon />
      </button>
      <button type="button" className="floating-close" aria-label={t('floatingClose')} onClick={onClose}>
        <CloseIcon />
      </button>
    </form>
  );
}
