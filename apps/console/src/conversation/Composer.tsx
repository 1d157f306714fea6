import { isComposing } from '@shopbell/looks';
import type { ArticleFacts, CardAttachment, Colleague } from '@shopbell/protocol';
import { type FormEvent, type KeyboardEvent, type RefObject, Suspense } from 'react';
import { Boundary } from '../app/Boundary';
import { classes } from '../app/classes';
import { lazyPart } from '../app/lazyPart';
import type { TrayItem } from '../attachments/createTray';
import { useFileIntake } from '../attachments/useFileIntake';
import { FormProblem } from '../forms/FormProblem';
import { NoteIcon } from '../icons/NoteIcon';
import { SendIcon } from '../icons/SendIcon';
import styles from './Composer.module.css';
import { ComposerHint } from './ComposerHint';
import { type ComposerMode, ComposerModes } from './ComposerModes';
import type { ComposerTool } from './ComposerTool';
import { judgeReply } from './judgeReply';
import { SuggestionList } from './SuggestionList';
import { useNames } from './useNames';
import { useShortcuts } from './useShortcuts';

const ComposerTools = lazyPart(async () => (await import('./lazy/ComposerTools')).ComposerTools);

const TrayList = lazyPart(async () => (await import('../attachments/lazy/TrayList')).TrayList);

export interface ComposerProps {
  readonly visitorName: string;
  /** What the shopper reads the chat in. */
  readonly language: string;
  readonly mode: ComposerMode;
  /** Which of the tools is open. */
  readonly tool: ComposerTool | null;
  readonly text: string;
  /** What goes with a reply beside its words. */
  readonly tray: readonly TrayItem[];
  readonly colleagues: readonly Colleague[];
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onMode: (mode: ComposerMode) => void;
  readonly onTool: (tool: ComposerTool | null) => void;
  readonly onChange: (text: string) => void;
  readonly onSend: (text: string) => void;
  /** Gives the text of a macro with its places filled. */
  readonly onFill: (text: string) => string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCard: (card: CardAttachment) => void;
  readonly onArticle: (article: ArticleFacts) => void;
  readonly onTrayRetry: (id: string) => void;
  readonly onTrayRemove: (id: string) => void;
}

export function Composer(props: ComposerProps) {
  const { mode, text, isBusy, field, onChange, onSend } = props;
  const isNote = mode === 'note';
  const tray = isNote ? [] : props.tray;
  const isReady = tray.every(({ kind }) => kind === 'kept');
  const verdict = judgeReply(text, tray.length);
  const canSend = verdict.canSend && isReady;
  const intake = useFileIntake(isNote ? null : props.onFiles);
  const names = useNames({ colleagues: props.colleagues, field, text, onChange });
  const shortcuts = useShortcuts({ field, text, onChange, onTool: props.onTool, onFill: props.onFill });
  const meant = isNote
    ? { ...names, suggestions: names.suggested.map(({ userId, name }) => ({ id: userId, name })) }
    : { ...shortcuts, suggestions: shortcuts.suggested };

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (verdict.canSend && isReady && !isBusy) onSend(verdict.text);
    field.current?.focus();
  }

  function change(value: string, caret: number) {
    onChange(value);
    meant.look(value, caret);
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes, Enter and Escape belong to it; Safari tells only by the key code.
    if (isComposing(event.nativeEvent)) return;
    if (meant.press(event)) return;
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  }

  /** Where the caret is, as if it had been typed. */
  function insert(words: string) {
    const element = field.current;
    if (!element) return;
    const [start, end] = [element.selectionStart, element.selectionEnd];
    change(text.slice(0, start) + words + text.slice(end), start + words.length);
    element.focus();
    requestAnimationFrame(() => element.setSelectionRange(start + words.length, start + words.length));
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      <div
        className={classes(styles.box, isNote && styles.isNote, intake.isOver && styles.isOver)}
        {...intake.handlers}
      >
        <ComposerModes mode={mode} onMode={props.onMode} />
        <Boundary shown={meant.suggestions} fallback={null}>
          <SuggestionList suggestions={meant.suggestions} box={meant.box} />
        </Boundary>
        <div className={styles.grow} data-text={text}>
          <textarea
            {...meant.box.fieldProps}
            ref={field}
            className={styles.field}
            aria-label={isNote ? 'Note' : 'Reply'}
            placeholder={
              isNote
                ? 'Note for colleagues; @ names someone'
                : `Reply to ${props.visitorName}, or / for articles, products and macros`
            }
            rows={2}
            enterKeyHint="send"
            value={text}
            onChange={(event) => change(event.target.value, event.target.selectionStart)}
            onKeyDown={press}
            onBlur={meant.close}
          />
        </div>
        {tray.length > 0 && (
          <Boundary shown={tray}>
            <Suspense>
              <TrayList items={tray} onRetry={props.onTrayRetry} onRemove={props.onTrayRemove} />
            </Suspense>
          </Boundary>
        )}
        <div className={styles.foot}>
          <Boundary>
            <Suspense fallback={<span className={styles.room} />}>
              <ComposerTools
                isReply={!isNote}
                tool={props.tool}
                onTool={props.onTool}
                onInsert={insert}
                onFill={props.onFill}
                onFiles={props.onFiles}
                onCard={props.onCard}
                onArticle={props.onArticle}
                language={props.language}
                onBack={() => field.current?.focus()}
              />
            </Suspense>
          </Boundary>
          <ComposerHint excess={verdict.canSend ? 0 : verdict.excess} isReady={isReady} />
          <button
            type="submit"
            className={classes(styles.send, canSend && styles.canSend)}
            aria-busy={isBusy}
            data-tip={isNote ? 'Add note (Enter)' : 'Send (Enter)'}
          >
            {isNote ? <NoteIcon /> : <SendIcon />} {isNote ? 'Add note' : 'Send'}
          </button>
        </div>
      </div>
      <FormProblem>{props.problem}</FormProblem>
    </form>
  );
}
