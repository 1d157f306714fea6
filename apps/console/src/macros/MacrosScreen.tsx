import type { Macro } from '@shopbell/protocol';
import { macroVariables } from '@shopbell/rules/macros';
import { canConfigure } from '@shopbell/rules/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Dialog } from '../app/Dialog';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import { Table } from '../app/Table';
import { useDesk } from '../desk/useDesk';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { macrosQuery } from '../inbox/inboxQueries';
import type { ScreenProps } from '../screens/Screen';
import { MacroForm } from './MacroForm';
import styles from './MacrosScreen.module.css';

export function MacrosScreen({ title }: ScreenProps) {
  const { member } = useDesk();
  const macros = useQuery(macrosQuery);
  const [edited, setEdited] = useState<Macro | 'new' | null>(null);
  const [removed, setRemoved] = useState<Macro | null>(null);
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: macrosQuery.queryKey });
  const mayChange = canConfigure(member.role);
  const removing = useMutation({
    mutationFn: async ({ id }: Macro) => {
      await sendJson('DELETE', `macros/${id}`);
      await reload();
      setRemoved(null);
    },
  });

  return (
    <Page title={title}>
      <Section
        isWide
        title="Answers you give often"
        about={
          mayChange
            ? 'Everyone in the team inserts them while replying, by the flash under the field or with Ctrl K.'
            : 'Insert them while replying, by the flash under the field or with Ctrl K. Owners and admins write them.'
        }
      >
        {mayChange && edited === null && (
          <Button look="strong" onClick={() => setEdited('new')}>
            New macro
          </Button>
        )}
        {edited !== null && (
          <MacroForm
            key={edited === 'new' ? 'new' : edited.id}
            macro={edited === 'new' ? null : edited}
            onSaved={async () => {
              await reload();
              setEdited(null);
            }}
            onCancel={() => setEdited(null)}
          />
        )}
        <Loaded query={macros}>
          {(list) => <Macros list={list} mayChange={mayChange} onEdit={setEdited} onRemove={setRemoved} />}
        </Loaded>
      </Section>
      <Variables />
      {removed !== null && (
        <Dialog
          title={`Delete “${removed.name}”?`}
          about="Nobody can insert it any more. What was sent with it stays."
          action="Delete"
          isDanger
          isBusy={removing.isPending}
          problem={removing.isError ? problemText(removing.error) : null}
          onConfirm={() => removing.mutate(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Page>
  );
}

interface MacrosProps {
  readonly list: readonly Macro[];
  readonly mayChange: boolean;
  readonly onEdit: (macro: Macro) => void;
  readonly onRemove: (macro: Macro) => void;
}

function Macros({ list, mayChange, onEdit, onRemove }: MacrosProps) {
  if (list.length === 0) return <p className={styles.none}>There are none yet.</p>;
  return (
    <Table label="Macros" columns={mayChange ? ['Name', 'Text', ''] : ['Name', 'Text']}>
      {list.map((macro) => (
        <tr key={macro.id}>
          <td className={styles.name}>{macro.name}</td>
          <td className={styles.text}>{macro.text}</td>
          {mayChange && (
            <td>
              <span className={styles.buttons}>
                <Button label={`Edit ${macro.name}`} onClick={() => onEdit(macro)}>
                  Edit
                </Button>
                <Button look="danger" label={`Delete ${macro.name}`} onClick={() => onRemove(macro)}>
                  Delete
                </Button>
              </span>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

const Variables = () => (
  <Section title="Variables" about="They are filled when a macro is inserted.">
    <ul className={styles.variables}>
      {macroVariables.map((name) => (
        <li key={name}>
          <code>{`{{${name}}}`}</code>
        </li>
      ))}
    </ul>
    <p className={styles.none}>
      Where a name may not be known, say what to write instead: <code>{'{{visitor.firstName|there}}'}</code>
    </p>
  </Section>
);
