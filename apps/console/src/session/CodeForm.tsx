import { useState } from 'react';
import { Button } from '../app/Button';
import { Field } from '../forms/Field';
import { FormPage } from '../forms/FormPage';
import { SubmitButton } from '../forms/SubmitButton';
import type { SignInCode } from './signIn';

export interface CodeFormProps {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (code: SignInCode) => void;
  readonly onBack: () => void;
}

const words = {
  authenticator: {
    lead: 'Enter the six digits your authenticator app shows for Shopbell.',
    label: 'Code',
    other: 'Use a recovery code',
  },
  recovery: {
    lead: 'Enter one of the recovery codes you kept. Each works once.',
    label: 'Recovery code',
    other: 'Use the authenticator app',
  },
} as const;

/** The second step of a sign-in. */
export function CodeForm({ problem, isBusy, onSubmit, onBack }: CodeFormProps) {
  const [kind, setKind] = useState<SignInCode['kind']>('authenticator');
  const [codes, setCodes] = useState({ authenticator: '', recovery: '' });
  const { lead, label, other } = words[kind];
  const isApp = kind === 'authenticator';
  return (
    <FormPage
      title="One more step"
      lead={lead}
      foot={
        <button type="button" className="link" onClick={onBack}>
          Sign in as someone else
        </button>
      }
      isBusy={isBusy}
      onSubmit={() => onSubmit({ kind, code: codes[kind] })}
    >
      <Field
        key={kind}
        label={label}
        name={kind}
        isCode
        hasFirstFocus
        spellCheck={false}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        maxLength={isApp ? 7 : 20}
        value={codes[kind]}
        onValue={(code) => setCodes({ ...codes, [kind]: code })}
        problem={codes[kind] === '' ? null : problem}
      />
      <SubmitButton isBusy={isBusy}>Continue</SubmitButton>
      <Button onClick={() => setKind(isApp ? 'recovery' : 'authenticator')}>{other}</Button>
    </FormPage>
  );
}
