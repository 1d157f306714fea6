import type { CampaignContent, ConfiguredChat, ConsoleCampaign } from '@shopbell/protocol';
import { campaignTemplates, emptyCampaign } from '@shopbell/rules/campaigns-editing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Addressed } from '../app/Addressed';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { CampaignForm, type CampaignFormProps } from './CampaignForm';
import { campaignQuery, chatQuery, chatsQuery } from './campaignQueries';
import { History } from './History';

const from = '/desk/campaigns/$campaignId';
const unnamed = 'new';

/** A new one gets its id by its first save, and stays in the same editor. */
export function CampaignScreen({ title }: ScreenProps) {
  const { campaignId } = useParams({ from });
  const [born, setBorn] = useState<ConsoleCampaign | null>(null);
  if (campaignId === unnamed || campaignId === born?.id)
    return <NewCampaign title={title} born={born} onBorn={setBorn} />;
  return <KnownCampaign key={campaignId} id={campaignId} title={title} />;
}

interface NewCampaignProps extends ScreenProps {
  readonly born: ConsoleCampaign | null;
  readonly onBorn: (campaign: ConsoleCampaign) => void;
}

function NewCampaign({ title, born, onBorn }: NewCampaignProps) {
  const { chat: wanted, template } = useSearch({ from });
  const chats = useQuery(chatsQuery);
  const chatId = chats.data?.chats.find(({ id }) => id === wanted)?.id ?? chats.data?.chats[0]?.id;
  const [content] = useState(
    () => campaignTemplates.find(({ id }) => id === template)?.content ?? emptyCampaign,
  );
  const query = campaignQuery(born?.id ?? unnamed);
  const { data = born } = useQuery({ ...query, enabled: born !== null });
  return (
    <Page title={data?.content?.name ?? title} place={unnamed}>
      <Loaded query={chats}>
        {() =>
          chatId !== undefined && (
            <WithChat chatId={chatId}>
              {(chat) => <Editor campaign={data} first={content} chat={chat} onBorn={onBorn} />}
            </WithChat>
          )
        }
      </Loaded>
    </Page>
  );
}

function KnownCampaign({ id, title }: ScreenProps & { readonly id: string }) {
  const campaign = useQuery(campaignQuery(id));
  const { chat: chatId } = useSearch({ from });
  const search = chatId === undefined ? {} : { chat: chatId };
  const back = (
    <Link to="/campaigns" search={search}>
      Go to the campaigns
    </Link>
  );
  return (
    <Page title={campaign.data?.content?.name ?? title} place={id}>
      <Addressed query={campaign} noun="campaign" back={back}>
        {(known) => (
          <WithChat chatId={known.chatId}>
            {(chat) => <Editor campaign={known} first={known.content} chat={chat} />}
          </WithChat>
        )}
      </Addressed>
    </Page>
  );
}

interface EditorProps extends Omit<CampaignFormProps, 'first'> {
  /** What it begins with, where that can be read. */
  readonly first: CampaignContent | null;
}

function Editor({ campaign, first, ...rest }: EditorProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const content = campaign ? campaign.content : first;
  if (content) return <CampaignForm campaign={campaign} first={content} {...rest} />;
  if (!campaign) return null;
  return (
    <Section title="This campaign cannot be read" about="It is not shown. An earlier version may be whole.">
      <History
        campaign={campaign}
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
