import type {
  AssistantChat,
  AssistantModelState,
  AssistantReport,
  ConsoleGuidance,
  GuidanceContent,
  GuidanceVersion,
  KeptCase,
  TriedOut,
} from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const base = '/console/api/assistant';

export const aGuidance = answerWith<ConsoleGuidance>('version', 'content', 'published');

export const readGuidance = (signal: AbortSignal | null = null) =>
  getJson(`${base}/guidance`, aGuidance, signal);

export const guidanceQuery = queryOptions({
  queryKey: ['guidance'],
  queryFn: ({ signal }) => readGuidance(signal),
  // It must not change under somebody's hands; a save finds out.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const guidanceVersionsQuery = queryOptions({
  queryKey: ['guidance-versions'],
  queryFn: ({ signal }) =>
    getJson(`${base}/guidance/versions`, answerWith<{ versions: GuidanceVersion[] }>('versions'), signal),
});

export const guidanceAtQuery = (version: number) =>
  queryOptions({
    queryKey: ['guidance-at', version],
    queryFn: ({ signal }) =>
      getJson(
        `${base}/guidance/versions/${version}`,
        answerWith<{ version: number; content: GuidanceContent }>('content'),
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const theChats = answerWith<{ chats: AssistantChat[] }>('chats');

export const chatsQuery = queryOptions({
  queryKey: ['assistant-chats'],
  queryFn: ({ signal }) => getJson(`${base}/chats`, theChats, signal),
});

export const aModel = answerWith<AssistantModelState>('own', 'budget', 'policy');

export const modelQuery = queryOptions({
  queryKey: ['assistant-model'],
  queryFn: ({ signal }) => getJson(`${base}/model`, aModel, signal),
});

export const tried = answerWith<TriedOut>('verdict', 'steps');

/** chosen: a model may think for as long as a shopper waits for it, with room. */
export const thinkingMs = 65_000;

export const theCases = answerWith<{ cases: KeptCase[] }>('cases');
export const aCase = answerWith<KeptCase>('id', 'runs');

export const casesQuery = queryOptions({
  queryKey: ['assistant-cases'],
  queryFn: ({ signal }) => getJson(`${base}/cases`, theCases, signal),
});

const aReport = answerWith<AssistantReport>('conversations', 'handOvers');

export const reportQuery = queryOptions({
  queryKey: ['assistant-report'],
  queryFn: ({ signal }) => getJson(`${base}/report`, aReport, signal),
});
