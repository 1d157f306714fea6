import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../app/Dialog';
import { Field } from '../forms/Field';
import { problemCode, problemText } from '../http/problemText';

export interface PasswordDialogProps {
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly isDanger: boolean;
  readonly onConfirm: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more for the password before a key is changed. */
export function PasswordDialog({ onConfirm, ...dialog }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const { mutate, isPending, isError, error } = useMutation({ mutationFn: () => onConfirm(password) });
  const isWrong = isError && problemCode(error) === 'wrong-password';
  return (
    <Dialog
      {...dialog}
      isBusy={isPending}
      problem={isError && !isWrong ? problemText(error) : null}
      onConfirm={() => mutate()}
    >
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        hasFirstFocus
        value={password}
        onValue={setPassword}
        problem={isWrong ? problemText(error) : null}
      />
    </Dialog>
  );
}
