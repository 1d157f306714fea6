import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../app/Page';
import { Field } from '../forms/Field';
import { NewPasswordField } from '../forms/NewPasswordField';
import { problemCode, problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { SectionForm } from './SectionForm';

export function PasswordSection({ email }: { readonly email: string }) {
  const queryClient = useQueryClient();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const saving = useMutation({ mutationFn: save });

  async function save() {
    await sendJson('PUT', 'account/password', { currentPassword, newPassword });
    // What is typed anew meanwhile is another change.
    setCurrentPassword((now) => (now === currentPassword ? '' : now));
    setNewPassword((now) => (now === newPassword ? '' : now));
    await queryClient.invalidateQueries({ queryKey: ['account'] });
  }

  const code = saving.isError ? problemCode(saving.error) : null;
  const text = saving.isError ? problemText(saving.error) : null;
  const isBesideField = code === 'wrong-password' || code === 'weak-password';
  return (
    <Section title="Password" about="Changing it signs you out everywhere else.">
      <SectionForm
        action="Change password"
        isBusy={saving.isPending}
        problem={isBesideField ? null : text}
        doneWords={saving.isSuccess ? 'Your password is changed.' : null}
        onSubmit={() => saving.mutate()}
      >
        <Field
          label="Current password"
          name="current-password"
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onValue={setCurrentPassword}
          problem={code === 'wrong-password' ? text : null}
        />
        <NewPasswordField
          label="New password"
          email={email}
          value={newPassword}
          onValue={setNewPassword}
          problem={code === 'weak-password' ? text : null}
        />
      </SectionForm>
    </Section>
  );
}
