import type { OwnAccount } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Section } from '../app/Page';
import { useDesk } from '../desk/useDesk';
import { Field } from '../forms/Field';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { accountQuery } from './accountQueries';
import { SectionForm } from './SectionForm';

export function NameSection({ account }: { readonly account: OwnAccount }) {
  const { session } = useDesk();
  const [queryClient, router] = [useQueryClient(), useRouter()];
  const [name, setName] = useState(account.name);
  const saving = useMutation({ mutationFn: save });

  async function save() {
    await sendJson('PUT', 'account/name', { name });
    await session.refresh();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
      router.invalidate(),
    ]);
  }

  return (
    <Section title="Name" about="Shoppers see your first name only.">
      <SectionForm
        action="Save name"
        isBusy={saving.isPending}
        problem={saving.isError ? problemText(saving.error) : null}
        doneWords={saving.isSuccess && name === account.name ? 'Saved.' : null}
        onSubmit={() => saving.mutate()}
      >
        <Field label="Name" name="name" autoComplete="name" maxLength={80} value={name} onValue={setName} />
        <Field label="Email" name="email" type="email" value={account.email} onValue={() => {}} isReadOnly />
      </SectionForm>
    </Section>
  );
}
