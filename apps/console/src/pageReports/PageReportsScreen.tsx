import type { PageReportGroup } from '@shopbell/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import { Table } from '../app/Table';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';
import type { ScreenProps } from '../screens/Screen';
import styles from './PageReportsScreen.module.css';

interface Answer {
  readonly groups: readonly PageReportGroup[];
}

const reportsQuery = queryOptions({
  queryKey: ['page-reports'],
  queryFn: ({ signal }) => getJson('/console/api/page-reports', answerWith<Answer>('groups'), signal),
});

export function PageReportsScreen({ title }: ScreenProps) {
  const found = useQuery(reportsQuery);
  return (
    <Page title={title}>
      <Loaded query={found}>{({ groups }) => <Groups groups={groups} />}</Loaded>
    </Page>
  );
}

const Groups = ({ groups }: Answer) => (
  <Section
    title="The last 30 days"
    about="What went wrong in the chat on your pages. The same error of the same release stands here once; of the others one in ten is told. Nothing that anybody wrote is in it."
    isWide
  >
    {groups.length === 0 ? (
      <p>Nothing was told. Errors are told once an address for them is set under Settings, Tracking.</p>
    ) : (
      <Table label="Errors on pages" columns={['Error', 'Release', 'Times', 'Last seen', 'Where']}>
        {groups.map((group) => (
          <GroupRow key={`${group.name} ${group.message} ${group.release} ${group.chat}`} group={group} />
        ))}
      </Table>
    )}
  </Section>
);

const GroupRow = ({ group }: { readonly group: PageReportGroup }) => (
  <tr>
    <th scope="row" className={styles.message}>
      {group.message}
      <span className={styles.name}>{group.name}</span>
    </th>
    <td data-label="Release">{group.release}</td>
    <td data-label="Times">{group.count}</td>
    <td data-label="Last seen">
      <time dateTime={group.lastAt}>{timeWords(group.lastAt)}</time>
    </td>
    <td data-label="Where" className={styles.place}>
      {group.page}
      <span className={styles.soft}>{placeWords(group)}</span>
    </td>
  </tr>
);

const timeWords = (at: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

const placeWords = ({ chat, connection }: PageReportGroup): string =>
  [chat, connection?.isOnline === false ? 'offline' : connection?.type].filter(Boolean).join(' · ');
