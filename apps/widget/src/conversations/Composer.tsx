import { fitField } from '@shopbell/embed/window';
import { isComposing } from '@shopbell/looks';
import { limits } from '@shopbell/protocol';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTexts } from '../i18n';
import { AttachIcon, SendIcon } from '../icons';

export interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  /** Files stand beside the text and can go without one. */
  readonly canSend: boolean;
  /** Kinds of files to choose from; null where the shop takes none. */
  readonly accept: string | null;
  readonly tray: ReactNode;
  readonly onDraft: (draft: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSend: () => void;
}

/** Beyond this many characters the shopper is told how many are left. */
const nearLimit = limits.messageTextMax - 200;

export function Composer({ field, draft, canSend, accept, tray, onDraft, onFiles, onSend }: ComposerProps) {
  const { t } = useTexts();
  const picker = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    if (field.current) fitField(field.current);
  }, [draft, field]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file can be picked again.
    event.target.value = '';
  };

  return (
    <>
      {tray}
      {draft.length > nearLimit && (
        <p className="left" role="status">
          {t('composerCharactersLeft', { count: limits.messageTextMax - draft.length })}
        </p>
      )}
      <form
        className={accept === null ? 'composer' : 'composer with-files'}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) onSend();
        }}
      >
        {accept !== null && (
          <>
            <input ref={picker} type="file" hidden multiple accept={accept} onChange={onPick} />
            <button
              type="button"
              className="attach"
              aria-label={t('composerAttach')}
              onClick={() => picker.current?.click()}
            >
              <AttachIcon />
            </button>
          </>
        )}
        <textarea
          ref={field}
          rows={1}
          aria-label={t('composerLabel')}
          placeholder={t('composerPlaceholder')}
          // An empty field's words are ours, and run as the window does.
          dir={draft && 'auto'}
          maxLength={limits.messageTextMax}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="send" aria-label={t('composerSend')} disabled={!canSend}>
          <SendIcon />
        </button>
      </form>
    </>
  );
}
