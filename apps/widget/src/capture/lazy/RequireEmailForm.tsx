import { type FormEvent, useRef, useState } from 'react';
import { emailProblem } from '../../forms/emailProblem';
import { Field } from '../../forms/Field';
import { useTexts } from '../../i18n';

export interface RequireEmailFormProps {
  readonly email: string;
  readonly onSubmit: (email: string) => void;
}

/** The shop answers only those it can write to (ENT-35). */
export function RequireEmailForm(props: RequireEmailFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const [email, setEmail] = useState(props.email);
  const [wasTried, setWasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (emailProblem(email, texts)) return form.current?.querySelector('input')?.focus();
    props.onSubmit(email.trim());
  };

  return (
    <form ref={form} className="capture" noValidate onSubmit={submit}>
      <h3>{t('emailRequiredTitle')}</h3>
      <p>{t('emailRequiredText')}</p>
      <Field
        label={t('emailLabel')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('emailPlaceholder')}
        maxLength={254}
        value={email}
        error={wasTried ? emailProblem(email, texts) : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <button type="submit" className="primary">
        {t('emailRequiredSubmit')}
      </button>
    </form>
  );
}
