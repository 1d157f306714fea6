import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../app/Dialog';
import { Field } from '../forms/Field';
import { problemCode, problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';

export interface DeleteDialogProps {
  readonly hasTwoFactor: boolean;
  readonly onDeleted: () => Promise<void>;
  readonly onClose: () => void;
}

/** By whoever shows once more that it is them. */
export function DeleteDialog({ hasTwoFactor, onDeleted, onClose }: DeleteDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const deleting = useMutation({ mutationFn: deleteAccount });

  async function deleteAccount() {
    await sendJson('POST', 'account/delete', { password, code });
    await onDeleted();
  }

  const problem = deleting.isError ? problemCode(deleting.error) : null;
  const text = deleting.isError ? problemText(deleting.error) : null;
  const isBesideField = problem === 'wrong-password' || problem === 'wrong-code';
  return (
    <Dialog
      title="Delete your account?"
      about="You are signed out everywhere at once, and nobody can bring the account back."
      action="Delete account"
      isDanger
      isBusy={deleting.isPending}
      problem={isBesideField ? null : text}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
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
