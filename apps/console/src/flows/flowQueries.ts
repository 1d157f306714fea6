import type { ConsoleFlow, FlowReport, FlowSummary, FlowVersion } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const base = '/console/api/flows';

export const aFlow = answerWith<ConsoleFlow>('id', 'content', 'version');

export const flowsQuery = queryOptions({
  queryKey: ['flows'],
  queryFn: ({ signal }) => getJson(base, answerWith<{ flows: FlowSummary[] }>('flows'), signal),
});

export const flowQuery = (id: string) =>
  queryOptions({
    queryKey: ['flow', id],
    queryFn: ({ signal }) => getJson(`${base}/${id}`, aFlow, signal),
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
