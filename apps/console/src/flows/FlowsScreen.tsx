import type { FlowSummary } from '@shopbell/protocol';
import { flowTemplates } from '@shopbell/rules/flows-editing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import { Table } from '../app/Table';
import { When } from '../app/When';
import type { ScreenProps } from '../screens/Screen';
import styles from './Flows.module.css';
import { flowsQuery } from './flowQueries';
import { Secrets } from './Secrets';
import { stateOf } from './stateOf';

export function FlowsScreen({ title }: ScreenProps) {
  const flows = useQuery(flowsQuery);
  return (
    <Page title={title}>
      <Section
        isWide
        title="What shoppers are led through"
        about="Step by step, by themselves, until it is done or your team takes over. Which of them can be begun in the portal stands in the settings of self-service."
      >
        <Loaded query={flows}>{({ flows: list }) => <List flows={list} />}</Loaded>
      </Section>
      <Section title="Begin a new one" about="Each can be published as it is, or changed first.">
        <ul className={styles.templates}>
          {flowTemplates.map(({ id, about, content }) => (
            <li key={id}>
              <Link to="/flows/$flowId" params={{ flowId: 'new' }} search={{ template: id }}>
                {content.name}
              </Link>
              <span>{about}</span>
            </li>
          ))}
          <li>
            <Link to="/flows/$flowId" params={{ flowId: 'new' }} search={{}}>
              Empty
            </Link>
            <span>Nothing but a first step to add.</span>
          </li>
        </ul>
      </Section>
      <Secrets />
    </Page>
  );
}

function List({ flows }: { readonly flows: readonly FlowSummary[] }) {
  if (flows.length === 0) return <p className={styles.quiet}>There are none yet.</p>;
  return (
    <Table label="Flows" columns={['Name', 'State', 'Steps', 'Changed']}>
      {flows.map(({ id, name, version, publishedVersion, steps, problems, changedDatetime, changedBy }) => (
        <tr key={id}>
          <th scope="row" className={styles.name}>
            <Link to="/flows/$flowId" params={{ flowId: id }} search={{}}>
              <bdi>{name}</bdi>
            </Link>
            {problems > 0 && <p className={styles.problem}>Not ready: {problems} to put right</p>}
          </th>
          <td data-label="State">
            <span className={styles.state} data-on={publishedVersion !== null}>
              {stateOf(version, publishedVersion)}
            </span>
          </td>
          <td data-label="Steps">{steps}</td>
          <td data-label="Changed" className={styles.quiet}>
            <When at={changedDatetime} />
            {changedBy !== null && ` by ${changedBy}`}
          </td>
        </tr>
      ))}
    </Table>
  );
}
