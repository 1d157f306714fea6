import { type FormEvent, useId, useRef, useState } from 'react';
import { emailProblem } from '../../forms/emailProblem';
import { Field } from '../../forms/Field';
import { useTexts } from '../../i18n';
import type { OfflineCapture } from '../OfflineCapture';

export interface OfflineCaptureFormProps {
  /** What is known already, and what was being typed when the desk closed. */
  readonly known: OfflineCapture;
  readonly isSending: boolean;
  readonly hasFailed: boolean;
  readonly onMessage: (message: string) => void;
  readonly onSubmit: (capture: OfflineCapture) => void;
}

/** EMB-12: nobody is there, so what the shopper wants to say is taken down with an address to answer to. */
export function OfflineCaptureForm(props: OfflineCaptureFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const [name, setName] = useState(props.known.name);
  const [email, setEmail] = useState(props.known.email);
  const [wasTried, setWasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { message } = props.known;
  const emailError = wasTried ? emailProblem(email, texts) : null;
  const messageError = wasTried && message.trim() === '' ? t('formRequired') : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (emailProblem(email, texts) || message.trim() === '') {
      // The next render marks what is wrong; the first of it gets the focus.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    props.onSubmit({ name: name.trim(), email: email.trim(), message: message.trim() });
  };

  return (
    <form ref={form} className="capture" noValidate onSubmit={submit}>
      <h3>{t('offlineTitle')}</h3>
      <p>{t('offlineText')}</p>
      <Field
        label={t('offlineName')}
        autoComplete="name"
        maxLength={100}
        value={name}
        error={null}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t('offlineEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('emailPlaceholder')}
        maxLength={254}
        value={email}
        error={emailError}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="field grow">
        <label htmlFor={id}>{t('offlineMessage')}</label>
        <textarea
          id={id}
          rows={4}
          dir={message && 'auto'}
          maxLength={5000}
          aria-invalid={messageError !== null}
          aria-describedby={messageError ? `${id}-error` : undefined}
          value={message}
          onChange={(event) => props.onMessage(event.target.value)}
        />
        {messageError && (
          <p id={`${id}-error`} className="field-error">
            {messageError}
          </p>
        )}
      </div>
      {props.hasFailed && (
        <p className="field-error" role="alert">
          {t('errorSending')}
        </p>
      )}
      <button type="submit" className="primary" disabled={props.isSending}>
        {props.isSending ? t('messageSending') : t('offlineSubmit')}
      </button>
    </form>
  );
}
