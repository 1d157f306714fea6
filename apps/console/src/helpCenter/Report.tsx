import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { Table } from '../app/Table';
import { When } from '../app/When';
import styles from './HelpCenter.module.css';
import { reportQuery } from './helpQueries';
import { languageName } from './words';

/** What is missing, and what helped. */
export function Report() {
  const report = useQuery(reportQuery);
  return (
    <>
      <Section
        isWide
        title="Asked without an answer"
        about="What shoppers looked for and found nothing, in the last 90 days, without addresses and numbers."
      >
        <Loaded query={report}>
          {({ unanswered }) =>
            unanswered.length === 0 ? (
              <p className={styles.quiet}>Nothing yet.</p>
            ) : (
              <Table
                label="Asked without an answer"
                columns={['Question', 'Language', 'Times', 'Last asked']}
              >
                {unanswered.map(({ query, language, count, lastDatetime }) => (
                  <tr key={`${language} ${query}`}>
                    <th scope="row" className={styles.name} dir="auto">
                      {query}
                    </th>
                    <td data-label="Language">{languageName(language)}</td>
                    <td data-label="Times">{count}</td>
                    <td data-label="Last asked">
                      <When at={lastDatetime} />
                    </td>
                  </tr>
                ))}
              </Table>
            )
          }
        </Loaded>
      </Section>
      <Section
        isWide
        title="Did they help?"
        about="Of the last 30 days: recommended in chats, and read on the public pages, where readers say yes or no."
      >
        <Loaded query={report}>
          {({ articles }) =>
            articles.length === 0 ? (
              <p className={styles.quiet}>Nobody has said so yet.</p>
            ) : (
              <Table
                label="Whether articles helped"
                columns={['Article', 'Shown', 'Opened', 'Helped', 'Did not help']}
              >
                {articles.map(({ id, title, shown, opened, helpful, notHelpful }) => (
                  <tr key={id}>
                    <th scope="row" className={styles.name} dir="auto">
                      {title}
                    </th>
                    <td data-label="Shown">{shown}</td>
                    <td data-label="Opened">{opened}</td>
                    <td data-label="Helped">{helpful}</td>
                    <td data-label="Did not help">{notHelpful}</td>
                  </tr>
                ))}
              </Table>
            )
          }
        </Loaded>
      </Section>
    </>
  );
}
