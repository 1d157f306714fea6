import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../app/Dialog';
import { Field } from '../forms/Field';
import { problemCode, problemText } from '../http/problemText';

export interface Proof {
  readonly password: string;
  readonly code: string;
}

export interface ProofDialogProps {
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly isDanger?: boolean;
  /** With the second step as well, where it is on. */
  readonly hasTwoFactor?: boolean;
  readonly onConfirm: (proof: Proof) => Promise<void>;
  readonly onClose: () => void;
}

/** Whoever it is shows once more that it is them. */
export function ProofDialog({ hasTwoFactor = false, onConfirm, ...dialog }: ProofDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const confirming = useMutation({ mutationFn: () => onConfirm({ password, code }) });
  const problem = confirming.isError ? problemCode(confirming.error) : null;
  const text = confirming.isError ? problemText(confirming.error) : null;
  const isBesideField = problem === 'wrong-password' || problem === 'wrong-code';
  return (
    <Dialog
      {...dialog}
      isBusy={confirming.isPending}
      problem={isBesideField ? null : text}
      onConfirm={() => confirming.mutate()}
    >
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        hasFirstFocus
        value={password}
        onValue={setPassword}
        problem={problem === 'wrong-password' ? text : null}
      />
      {hasTwoFactor && (
        <Field
          label="Code from the app, or a recovery code"
          name="code"
          isCode
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          onValue={setCode}
          problem={problem === 'wrong-code' ? 'The code is not right. Look at the newest one.' : null}
        />
      )}
    </Dialog>
  );
}
