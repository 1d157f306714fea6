import type { PageReportGroup } from '@shopbell/protocol';
import { usageReportPercent } from '@shopbell/rules/tracking';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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

function Groups({ groups }: Answer) {
  const [errors, loads] = [groups.filter(({ kind }) => kind === 'error'), groups.filter(isLoad)];
  if (groups.length === 0)
    return (
      <Section title="The last 30 days" isWide>
        <p>
          Nothing was told. Pages tell their errors once an address for them is set.{' '}
          <Link to="/settings/{-$section}" params={{ section: 'tracking' }} className={styles.link}>
            Set an address
          </Link>
        </p>
      </Section>
    );
  return (
    <>
      <Section
        title="What went wrong in the last 30 days"
        about="The same error of the same release stands here once. A part that did not load is always told, of the others one in ten. Nothing that anybody wrote is in it."
        isWide
      >
        {errors.length === 0 ? (
          <p>Nothing went wrong that was told.</p>
        ) : (
          <Table label="Errors on pages" columns={['Error', 'Release', 'Times', 'Last seen', 'Where']}>
            {errors.map((group) => (
              <ErrorRow key={`${group.name} ${group.message} ${group.release} ${group.chat}`} group={group} />
            ))}
          </Table>
        )}
      </Section>
      <Section
        title="Where the chat was loaded"
        about="Three loads in a hundred are told, by lot, so that there is something to hold the errors of a release against."
        isWide
      >
        {loads.length === 0 ? (
          <p>No load was told yet.</p>
        ) : (
          <Table label="Loads of the chat" columns={['Release', 'Told', 'About', 'Last seen', 'Where']}>
            {loads.map((group) => (
              <LoadRow key={`${group.release} ${group.chat}`} group={group} />
            ))}
          </Table>
        )}
      </Section>
    </>
  );
}

const isLoad = ({ kind }: PageReportGroup): boolean => kind === 'usage';

const ErrorRow = ({ group }: { readonly group: PageReportGroup }) => (
  <tr>
    <th scope="row" className={styles.message}>
      {group.message}
      <span className={styles.name}>{group.name}</span>
    </th>
    <td data-label="Release">{group.release}</td>
    <td data-label="Times">{group.count}</td>
    <Seen group={group} />
  </tr>
);

const LoadRow = ({ group }: { readonly group: PageReportGroup }) => (
  <tr>
    <th scope="row" className={styles.message}>
      {group.release}
    </th>
    <td data-label="Told">{group.count}</td>
    <td data-label="About">{aboutWords(group.count)}</td>
    <Seen group={group} />
  </tr>
);

const Seen = ({ group }: { readonly group: PageReportGroup }) => (
  <>
    <td data-label="Last seen">
      <time dateTime={group.lastAt}>{timeWords(group.lastAt)}</time>
    </td>
    <td data-label="Where" className={styles.place}>
      {group.page}
      <span className={styles.soft}>{placeWords(group)}</span>
    </td>
  </>
);

/** Of which three in a hundred were told. */
const aboutWords = (count: number): string =>
  `${new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format((count * 100) / usageReportPercent)} loads`;

const timeWords = (at: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

const placeWords = ({ chat, connection }: PageReportGroup): string =>
  [chat, connection?.isOnline === false ? 'offline' : connection?.type].filter(Boolean).join(' · ');
