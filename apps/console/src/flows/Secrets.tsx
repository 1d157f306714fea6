import type { FlowSecrets } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../app/Button';
import { Dialog } from '../app/Dialog';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { Table } from '../app/Table';
import { Field } from '../forms/Field';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './Flows.module.css';
import { secretsQuery, someSecrets } from './flowQueries';

type Secret = FlowSecrets['secrets'][number];

/** What requests prove themselves with: by name, since nobody is shown what it is. */
export function Secrets() {
  const secrets = useQuery(secretsQuery);
  return (
    <Section
      isWide
      title="Secrets"
      about="What requests of flows prove themselves with, such as the key of another system. A header speaks of one as {{secret.name}}. What is kept is sealed, and shown to nobody again."
    >
      <Loaded query={secrets}>
        {({ secrets: list }) => (
          <>
            {list.length > 0 && <List secrets={list} />}
            <NewSecret names={list.map(({ name }) => name)} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function List({ secrets }: { readonly secrets: readonly Secret[] }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const removing = useMutation({
    mutationFn: async (name: string) => {
      const left = await sendJson('DELETE', `flow-secrets/${name}`, {}, someSecrets);
      queryClient.setQueryData(secretsQuery.queryKey, left);
      setAsked(null);
    },
  });
  return (
    <>
      <Table label="Secrets" columns={['Name', 'Used by', '']}>
        {secrets.map(({ name, usedBy }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              <code>{name}</code>
            </th>
            <td data-label="Used by">
              {usedBy.length === 0 && <span className={styles.quiet}>No flow</span>}
              {usedBy.map((flow, index) => (
                <span key={flow.id}>
                  {index > 0 && ', '}
                  <Link to="/flows/$flowId" params={{ flowId: flow.id }} search={{}}>
                    {flow.name}
                  </Link>
                </span>
              ))}
            </td>
            <td>
              {usedBy.length === 0 ? (
                <Button look="danger" label={`Delete ${name}`} onClick={() => setAsked(name)}>
                  Delete
                </Button>
              ) : (
                <span className={styles.quiet}>In use</span>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {asked !== null && (
        <Dialog
          title={`Delete ${asked}?`}
          about="Nobody can bring it back; who needs it again enters it again."
          action="Delete"
          isDanger
          isBusy={removing.isPending}
          problem={removing.isError ? problemText(removing.error) : null}
          onConfirm={() => removing.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const isName = (name: string): boolean => /^[a-z][a-z0-9_]{0,39}$/.test(name);

function NewSecret({ names }: { readonly names: readonly string[] }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const saving = useMutation({
    mutationFn: async () => {
      const kept = await sendJson('PUT', `flow-secrets/${name}`, { secret }, someSecrets);
      queryClient.setQueryData(secretsQuery.queryKey, kept);
      setName('');
      setSecret('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = isName(name) && secret.trim() !== '';
    setIsWrong(!isRight);
    if (isRight && !saving.isPending) saving.mutate();
  };
  const isKnown = names.includes(name);
  return (
    <form className={styles.secret} noValidate onSubmit={submit}>
      <Field
        label="Name"
        name="secret-name"
        value={name}
        onValue={setName}
        maxLength={40}
        problem={isWrong && !isName(name) ? 'Small letters, digits and _, beginning with a letter.' : null}
      />
      <Field
        label="Secret"
        name="secret-value"
        type="password"
        autoComplete="new-password"
        value={secret}
        onValue={setSecret}
        maxLength={4000}
        problem={isWrong && secret.trim() === '' ? 'Enter what it is.' : null}
      />
      <Button type="submit" isBusy={saving.isPending}>
        {isKnown ? 'Replace the secret' : 'Keep the secret'}
      </Button>
      <span role="status" className={styles.quiet}>
        {saving.isSuccess && 'Kept'}
      </span>
      <FormProblem>{saving.isError && problemText(saving.error)}</FormProblem>
    </form>
  );
}
