import { emptyFlow, flowTemplates } from '@shopbell/rules/flows-editing';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Addressed } from '../app/Addressed';
import { Page } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { Builder } from './Builder';
import { flowQuery } from './flowQueries';

const from = '/desk/flows/$flowId';
const unnamed = 'new';

/** A new one gets its id by its first save, and stays in the same editor. */
export function FlowScreen({ title }: ScreenProps) {
  const { flowId } = useParams({ from });
  const [bornAs, setBornAs] = useState<string | null>(null);
  if (flowId === unnamed || flowId === bornAs)
    return <NewFlow title={title} id={flowId === unnamed ? null : flowId} onBorn={setBornAs} />;
  return <KnownFlow key={flowId} id={flowId} title={title} />;
}

interface NewFlowProps extends ScreenProps {
  readonly id: string | null;
  readonly onBorn: (id: string) => void;
}

function NewFlow({ title, id, onBorn }: NewFlowProps) {
  const { template } = useSearch({ from });
  const [first] = useState(() => flowTemplates.find((each) => each.id === template)?.content ?? emptyFlow);
  const { data: flow = null } = useQuery({ ...flowQuery(id ?? unnamed), enabled: id !== null });
  return (
    <Page isWide title={flow?.content.name ?? title} place={unnamed}>
      <Builder flow={flow} first={first} onSaved={(saved) => onBorn(saved.id)} />
    </Page>
  );
}

function KnownFlow({ id, title }: ScreenProps & { readonly id: string }) {
  const flow = useQuery(flowQuery(id));
  return (
    <Page isWide title={flow.data?.content.name ?? title} place={id}>
      <Addressed query={flow} noun="flow" back={<Link to="/flows">Go to the flows</Link>}>
        {(known) => <Builder flow={known} first={known.content} />}
      </Addressed>
    </Page>
  );
}
