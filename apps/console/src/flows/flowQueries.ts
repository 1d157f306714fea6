import type {
  ConsoleFlow,
  FlowContent,
  FlowPublication,
  FlowReport,
  FlowSecrets,
  FlowSummary,
  FlowVersion,
} from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';
import { sendJson } from '../http/sendJson';

const base = '/console/api/flows';

export const aFlow = answerWith<ConsoleFlow>('id', 'content', 'version');

export const flowsQuery = queryOptions({
  queryKey: ['flows'],
  queryFn: ({ signal }) => getJson(base, answerWith<{ flows: FlowSummary[] }>('flows'), signal),
});

export const readFlow = (id: string, signal: AbortSignal | null = null) =>
  getJson(`${base}/${id}`, aFlow, signal);

export const flowQuery = (id: string) =>
  queryOptions({
    queryKey: ['flow', id],
    queryFn: ({ signal }) => readFlow(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const flowVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['flow-versions', id],
    queryFn: ({ signal }) =>
      getJson(`${base}/${id}/versions`, answerWith<{ versions: FlowVersion[] }>('versions'), signal),
  });

export const flowReportQuery = (id: string) =>
  queryOptions({
    queryKey: ['flow-report', id],
    queryFn: ({ signal }) =>
      getJson(`${base}/${id}/report`, answerWith<FlowReport>('started', 'steps'), signal),
  });

/** Asked for anew before it ends. */
export const flowPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['flow-preview', id],
    queryFn: () => sendJson('POST', `flows/${id}/preview`, {}, answerWith<{ token: string }>('token')),
    staleTime: 15 * 60_000,
    refetchInterval: 20 * 60_000,
    gcTime: 0,
  });

export const someSecrets = answerWith<FlowSecrets>('names', 'secrets');

export const secretsQuery = queryOptions({
  queryKey: ['flow-secrets'],
  queryFn: ({ signal }) => getJson('/console/api/flow-secrets', someSecrets, signal),
});

const aPublication = answerWith<FlowPublication>('version', 'content');

/** Flows as they are published, with those that they go through themselves. */
export const flowLibraryQuery = (ids: readonly string[], published: ReadonlySet<string>) =>
  queryOptions({
    queryKey: ['flow-library', ids.toSorted(), [...published].sort()],
    queryFn: async ({ signal }) => {
      const known: Record<string, FlowContent> = {};
      const wanted = new Set(ids);
      for (const id of wanted) {
        if (!published.has(id)) continue;
        const { content } = await getJson(`${base}/${id}/publication`, aPublication, signal);
        known[id] = content;
        for (const called of calledBy(content)) wanted.add(called);
      }
      return known;
    },
  });

export const calledBy = ({ steps }: FlowContent): string[] =>
  steps.flatMap((step) => (step.kind === 'sub-flow' ? [step.flowId] : []));
