import type { TwoFactorSecret } from '@shopbell/protocol';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Field } from '../forms/Field';
import { problemCode, problemText } from '../http/problemText';
import { QrCode } from './QrCode';
import { SectionForm } from './SectionForm';
import styles from './TwoFactorSection.module.css';

export interface TwoFactorSetupProps {
  readonly secret: TwoFactorSecret;
  readonly onConfirm: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Groups of four are easier to type from one screen into another. */
const inGroups = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? '';

export function TwoFactorSetup({ secret, onConfirm, onCancel }: TwoFactorSetupProps) {
  const [code, setCode] = useState('');
  const { mutate, isPending, isError, error } = useMutation({ mutationFn: () => onConfirm(code) });
  const isWrong = isError && ['wrong-code', 'invalid-request'].includes(problemCode(error));
  return (
    <div className={styles.setup}>
      <QrCode text={secret.uri} label="QR code for your authenticator app" />
      <div className={styles.steps}>
        <p>
          Scan this with your authenticator app, or enter the key by hand:
          <code className={styles.secret}>{inGroups(secret.secret)}</code>
        </p>
        <SectionForm
          action="Switch on"
          isBusy={isPending}
          problem={isError && !isWrong ? problemText(error) : null}
          onSubmit={() => mutate()}
        >
          <Field
            label="Code from the app"
            name="code"
            isCode
            hasFirstFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onValue={setCode}
            problem={isWrong ? 'The code is not right. Look at the newest one.' : null}
          />
        </SectionForm>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
