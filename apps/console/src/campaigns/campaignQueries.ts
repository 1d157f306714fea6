import type {
  CampaignList,
  CampaignVersion,
  ChatSummary,
  ConfiguredChat,
  ConsoleCampaign,
  ConsoleStarters,
} from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';
import { sendJson } from '../http/sendJson';

/** As the settings ask for them, without the schemas of all settings. */
export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: ({ signal }) =>
    getJson('/console/api/chats', answerWith<{ chats: ChatSummary[] }>('chats'), signal),
});

export const chatQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['campaign-chat', chatId],
    queryFn: ({ signal }) =>
      getJson(
        `/console/api/chats/${chatId}/settings`,
        answerWith<ConfiguredChat>('id', 'version', 'settings'),
        signal,
      ),
  });

export const aList = answerWith<CampaignList>('campaigns', 'stopped');
export const aCampaign = answerWith<ConsoleCampaign>('id', 'content', 'version');

export const campaignsQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['campaigns', chatId],
    queryFn: ({ signal }) => getJson(`/console/api/campaigns?chatId=${chatId}`, aList, signal),
  });

export const readCampaign = (id: string, signal: AbortSignal | null = null) =>
  getJson(`/console/api/campaigns/${id}`, aCampaign, signal);

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaign', id],
    queryFn: ({ signal }) => readCampaign(id, signal),
    // It must not change under somebody's hands; a save finds out.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaign-versions', id],
    queryFn: ({ signal }) =>
      getJson(
        `/console/api/campaigns/${id}/versions`,
        answerWith<{ versions: CampaignVersion[] }>('versions'),
        signal,
      ),
    gcTime: 0,
  });

export const startersQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['starters', chatId],
    queryFn: ({ signal }) =>
      getJson(
        `/console/api/chats/${chatId}/starters`,
        answerWith<ConsoleStarters>('isOn', 'starters'),
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Asked for anew before it ends. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaign-preview', id],
    queryFn: () => sendJson('POST', `campaigns/${id}/preview`, {}, answerWith<{ token: string }>('token')),
    staleTime: 15 * 60_000,
    refetchInterval: 20 * 60_000,
    gcTime: 0,
  });
