import { limits } from '@shopbell/protocol';
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { useTexts } from '../i18n';
import { SendIcon } from '../icons';

export interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onSend: () => void;
}

export function Composer({ field, draft, onDraft, onSend }: ComposerProps) {
  const { t } = useTexts();
  const isBlank = draft.trim() === '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const textarea = field.current;
    if (!textarea) return;
    textarea.style.setProperty('height', 'auto');
    textarea.style.setProperty('height', `${Math.min(textarea.scrollHeight, 140)}px`);
  }, [draft, field]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank) onSend();
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) onSend();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        aria-label={t('composerLabel')}
        placeholder={t('composerPlaceholder')}
        dir="auto"
        maxLength={limits.messageTextMax}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="send" aria-label={t('composerSend')} disabled={isBlank}>
        <SendIcon />
      </button>
    </form>
  );
}
