import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useWidget } from '../../app/WidgetContext';
import { emailProblem } from '../../forms/emailProblem';
import { Field } from '../../forms/Field';
import { useTexts } from '../../i18n';
import { customerOf } from '../../visitors/customerOf';
import { deleteData, endChat, mailTranscript } from './askRights';

export type PanelKind = 'transcript' | 'end' | 'delete';

export interface PanelProps {
  readonly kind: PanelKind;
  /** The window it lies over. */
  readonly place: Element;
  readonly onClose: () => void;
}

const words = {
  transcript: { title: 'transcriptSend', text: null, confirm: 'composerSend', failed: 'transcriptFailed' },
  end: { title: 'endConfirmTitle', text: 'endConfirmText', confirm: 'endConfirm', failed: 'errorGeneric' },
  delete: {
    title: 'dataDeleteTitle',
    text: 'dataDeleteText',
    confirm: 'dataDeleteConfirm',
    failed: 'dataDeleteFailed',
  },
} as const;

/** Asks once more before it is done. It lies over the window, which rests meanwhile. */
export function Panel({ kind, place, onClose }: PanelProps) {
  const widget = useWidget();
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const known = customerOf(widget).read().email;
  const [email, setEmail] = useState(known ?? '');
  const [wasTried, setWasTried] = useState(false);
  const [progress, setProgress] = useState<'asking' | 'under-way' | 'failed'>('asking');
  const { title, text, confirm, failed } = words[kind];
  const asksEmail = kind === 'transcript';
  const emailError = asksEmail && wasTried ? emailProblem(email, texts) : null;
  useRest(place, form);

  const say = (sentence: string) => widget.notices.show({ kind: 'general', type: 'info', text: sentence });

  async function act(): Promise<boolean> {
    if (kind === 'transcript') {
      const answer = await mailTranscript(widget, email.trim());
      if (answer.kind === 'done') say(t('transcriptSent', { email: answer.value.email }));
      return answer.kind === 'done';
    }
    const answer = await (kind === 'end' ? endChat(widget) : deleteData(widget));
    // Nothing was written yet, so there is nothing to end.
    const isDone = answer.kind === 'done' || (kind === 'end' && answer.code === 'not-found');
    if (isDone) say(t(kind === 'end' ? 'endEnded' : 'dataDeleted'));
    return isDone;
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (asksEmail && emailProblem(email, texts)) return form.current?.querySelector('input')?.focus();
    setProgress('under-way');
    const isDone = await act().catch(() => false);
    if (isDone) onClose();
    else setProgress('failed');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return createPortal(
    <div className="veil">
      <form
        ref={form}
        className="panel"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={text ? `${id}-text` : undefined}
        noValidate
        onSubmit={submit}
        onKeyDown={onKeyDown}
      >
        <h3 id={`${id}-title`}>{t(title)}</h3>
        {text && <p id={`${id}-text`}>{t(text)}</p>}
        {asksEmail && (
          <Field
            label={t('emailLabel')}
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={t('emailPlaceholder')}
            maxLength={254}
            value={email}
            error={emailError}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        {progress === 'failed' && (
          <p className="field-error" role="alert">
            {t(failed)}
          </p>
        )}
        <div className="answers">
          <button type="button" className="secondary" onClick={onClose}>
            {t('endCancel')}
          </button>
          <button
            type="submit"
            className={kind === 'delete' ? 'primary grave' : 'primary'}
            disabled={progress === 'under-way'}
          >
            {t(confirm)}
          </button>
        </div>
      </form>
    </div>,
    place,
  );
}

/** Nothing behind it can be reached, by whatever means. */
function useRest(place: Element, form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const behind = [...place.children].filter((child) => !child.contains(form.current));
    for (const child of behind) child.toggleAttribute('inert', true);
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
    return () => {
      for (const child of behind) child.toggleAttribute('inert', false);
    };
  }, [place, form]);
}
