import type { ConfiguredChat, ConsoleCampaign } from '@shopbell/protocol';
import { campaignTemplates, emptyCampaign } from '@shopbell/rules/campaigns-editing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { CampaignForm } from './CampaignForm';
import { campaignQuery, chatQuery, chatsQuery } from './campaignQueries';
import { History } from './History';

const from = '/desk/campaigns/$campaignId';

export function CampaignScreen({ title }: ScreenProps) {
  const { campaignId } = useParams({ from });
  return campaignId === 'new' ? (
    <NewCampaign title={title} />
  ) : (
    <KnownCampaign key={campaignId} id={campaignId} title={title} />
  );
}

function NewCampaign({ title }: ScreenProps) {
  const { chat: wanted, template } = useSearch({ from });
  const chats = useQuery(chatsQuery);
  const chatId = chats.data?.chats.find(({ id }) => id === wanted)?.id ?? chats.data?.chats[0]?.id;
  const content = campaignTemplates.find(({ id }) => id === template)?.content ?? emptyCampaign;
  return (
    <Page title={title}>
      <Loaded query={chats}>
        {() =>
          chatId !== undefined && (
            <WithChat chatId={chatId}>
              {(chat) => <CampaignForm campaign={null} first={content} chat={chat} />}
            </WithChat>
          )
        }
      </Loaded>
    </Page>
  );
}

function KnownCampaign({ id, title }: ScreenProps & { readonly id: string }) {
  const campaign = useQuery(campaignQuery(id));
  return (
    <Page title={campaign.data?.content?.name ?? title}>
      <Loaded query={campaign}>
        {(known) => (
          <WithChat chatId={known.chatId}>{(chat) => <Known known={known} chat={chat} />}</WithChat>
        )}
      </Loaded>
    </Page>
  );
}

function Known({ known, chat }: { readonly known: ConsoleCampaign; readonly chat: ConfiguredChat }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  if (known.content) return <CampaignForm campaign={known} first={known.content} chat={chat} />;
  return (
    <Section title="This campaign cannot be read" about="It is not shown. An earlier version may be whole.">
      <History
        campaign={known}
        onRestored={(restored) => {
          queryClient.setQueryData(campaignQuery(restored.id).queryKey, restored);
          void navigate({ to: '/campaigns/$campaignId', params: { campaignId: restored.id } });
        }}
      />
    </Section>
  );
}

interface WithChatProps {
  readonly chatId: number;
  readonly children: (chat: ConfiguredChat) => React.ReactNode;
}

function WithChat({ chatId, children }: WithChatProps) {
  return <Loaded query={useQuery(chatQuery(chatId))}>{children}</Loaded>;
}
