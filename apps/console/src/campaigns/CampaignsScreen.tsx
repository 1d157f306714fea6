import type { CampaignList, CampaignSummary } from '@shopbell/protocol';
import { campaignTemplates } from '@shopbell/rules/campaigns-editing';
import { canPublishCampaigns } from '@shopbell/rules/team';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../app/Button';
import { chatLabel } from '../app/chatLabel';
import { keepAnswer } from '../app/keepAnswer';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import { Table } from '../app/Table';
import { When } from '../app/When';
import { useDesk } from '../desk/useDesk';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import type { ScreenProps } from '../screens/Screen';
import styles from './Campaigns.module.css';
import { aList, campaignsQuery, chatQuery, chatsQuery } from './campaignQueries';
import { languageName } from './readers';
import { StartersSection } from './StartersSection';
import { stateNames } from './stateNames';

export function CampaignsScreen({ title }: ScreenProps) {
  const chats = useQuery(chatsQuery);
  const search = useSearch({ from: '/desk/campaigns' });
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <Loaded query={chats}>
        {({ chats: list }) => {
          const chat = list.find(({ id }) => id === search.chat) ?? list[0];
          if (!chat) return <p className={styles.quiet}>This shop has no chat yet.</p>;
          return (
            <>
              {list.length > 1 && (
                <select
                  className={styles.chats}
                  aria-label="Chat"
                  value={chat.id}
                  onChange={({ target }) =>
                    void navigate({ to: '/campaigns', search: { chat: Number(target.value) } })
                  }
                >
                  {list.map((each) => (
                    <option key={each.id} value={each.id}>
                      {chatLabel(each, list)}
                    </option>
                  ))}
                </select>
              )}
              <OfChat key={chat.id} chatId={chat.id} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function OfChat({ chatId }: { readonly chatId: number }) {
  const campaigns = useQuery(campaignsQuery(chatId));
  return (
    <>
      <Section
        isWide
        title="What your shop says first"
        about="Only owners publish and change what shoppers see; admins write drafts, pause, and stop all."
      >
        <Loaded query={campaigns}>
          {(list) => (
            <>
              <StopSwitch chatId={chatId} list={list} />
              <List chatId={chatId} campaigns={list.campaigns} />
            </>
          )}
        </Loaded>
      </Section>
      <Section title="Begin a new one" about="Each can be published as it is, or changed first.">
        <ul className={styles.templates}>
          {campaignTemplates.map(({ id, name, about }) => (
            <li key={id}>
              <Link
                to="/campaigns/$campaignId"
                params={{ campaignId: 'new' }}
                search={{ chat: chatId, template: id }}
              >
                {name}
              </Link>
              <span>{about}</span>
            </li>
          ))}
          <li>
            <Link to="/campaigns/$campaignId" params={{ campaignId: 'new' }} search={{ chat: chatId }}>
              Blank
            </Link>
            <span>Nothing but a page to write on.</span>
          </li>
        </ul>
      </Section>
      <StartersSection chatId={chatId} />
    </>
  );
}

function StopSwitch({ chatId, list }: { readonly chatId: number; readonly list: CampaignList }) {
  const { member } = useDesk();
  const queryClient = useQueryClient();
  const stopping = useMutation({
    mutationFn: async (isStopped: boolean) => {
      const answer = await sendJson('PUT', `chats/${chatId}/campaigns/stop`, { isStopped }, aList);
      await keepAnswer(queryClient, campaignsQuery(chatId), answer);
    },
  });
  const { stopped } = list;
  return (
    <div className={styles.stop} data-stopped={stopped !== null}>
      <p role="status">
        {stopped ? (
          <>
            All campaigns are stopped{stopped.by && ` by ${stopped.by}`}, <When at={stopped.atDatetime} />.
          </>
        ) : (
          'Campaigns that are active are shown.'
        )}
      </p>
      {!stopped && (
        <Button look="danger" isBusy={stopping.isPending} onClick={() => stopping.mutate(true)}>
          Stop all campaigns
        </Button>
      )}
      {stopped && canPublishCampaigns(member.role) && (
        <Button isBusy={stopping.isPending} onClick={() => stopping.mutate(false)}>
          Let them go on
        </Button>
      )}
      <FormProblem>{stopping.isError && problemText(stopping.error)}</FormProblem>
    </div>
  );
}

interface ListProps {
  readonly chatId: number;
  readonly campaigns: readonly CampaignSummary[];
}

/** What the order of the list is for, by whether one of several is chosen. */
const orderWords = {
  one: 'Of several that fit at once one is shown: an offer before a form, then what can be replied to, a product, a recommendation, and of these the newest. This order is that of the list and of the report.',
  all: 'Of several that fit at once all are shown. In this order they come, where one limits how many.',
} as const;

function List({ chatId, campaigns }: ListProps) {
  const queryClient = useQueryClient();
  const chat = useQuery(chatQuery(chatId));
  const ordering = useMutation({
    mutationFn: async (ids: string[]) => {
      const answer = await sendJson('PUT', `chats/${chatId}/campaigns/order`, { ids }, aList);
      await keepAnswer(queryClient, campaignsQuery(chatId), answer);
    },
  });
  if (campaigns.length === 0) return <p className={styles.quiet}>There are none yet.</p>;
  const raise = (index: number) => {
    const ids = campaigns.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved) ids.splice(index - 1, 0, moved);
    ordering.mutate(ids);
  };
  return (
    <>
      <Table label="Campaigns" columns={['Name', 'State', 'Language', 'Changed', '']}>
        {campaigns.map(
          ({ id, name, state, language, changedDatetime, changedBy, problem, wordings }, index) => (
            <tr key={id}>
              <th scope="row" className={styles.name}>
                <Link to="/campaigns/$campaignId" params={{ campaignId: id }} search={{ chat: chatId }}>
                  {name}
                </Link>
                {wordings > 1 && <span className={styles.quiet}> {wordings} wordings</span>}
                {problem !== null && <p className={styles.problem}>Not shown: {problem}</p>}
              </th>
              <td data-label="State">
                <span className={styles.state} data-state={state}>
                  {stateNames[state]}
                </span>
              </td>
              <td data-label="Language">{language === null ? 'All' : languageName(language)}</td>
              <td data-label="Changed" className={styles.quiet}>
                <When at={changedDatetime} />
                {changedBy !== null && ` by ${changedBy}`}
              </td>
              <td>
                {index > 0 && (
                  <Button label={`Move ${name} up`} onClick={() => raise(index)}>
                    Up
                  </Button>
                )}
              </td>
            </tr>
          ),
        )}
      </Table>
      {chat.data && campaigns.length > 1 && (
        <p className={styles.quiet}>
          {orderWords[chat.data.settings.featureFlags.campaignPrioritisation ? 'one' : 'all']}
        </p>
      )}
      <FormProblem>{ordering.isError && problemText(ordering.error)}</FormProblem>
    </>
  );
}
