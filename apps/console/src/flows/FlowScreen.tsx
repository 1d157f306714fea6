import { emptyFlow, flowTemplates } from '@shopbell/rules/flows-editing';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Loaded } from '../app/Loaded';
import { Page } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { Builder } from './Builder';
import { flowQuery } from './flowQueries';

const from = '/desk/flows/$flowId';

export function FlowScreen({ title }: ScreenProps) {
  const { flowId } = useParams({ from });
  return flowId === 'new' ? <NewFlow title={title} /> : <KnownFlow key={flowId} id={flowId} title={title} />;
}

function NewFlow({ title }: ScreenProps) {
  const { template } = useSearch({ from });
  const content = flowTemplates.find(({ id }) => id === template)?.content ?? emptyFlow;
  return (
    <Page isWide title={title}>
      <Builder flow={null} first={content} />
    </Page>
  );
}

function KnownFlow({ id, title }: ScreenProps & { readonly id: string }) {
  const flow = useQuery(flowQuery(id));
  return (
    <Page isWide title={flow.data?.content.name ?? title}>
      <Loaded query={flow}>
        {(known) => <Builder key={known.version} flow={known} first={known.content} />}
      </Loaded>
    </Page>
  );
}
