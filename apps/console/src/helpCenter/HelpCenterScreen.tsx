import type { ConsoleHelpCenter } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { ArticleList } from './ArticleList';
import { Categories } from './Categories';
import styles from './HelpCenter.module.css';
import { centerQuery } from './helpQueries';
import { Indexing } from './Indexing';
import { Report } from './Report';

export function HelpCenterScreen({ title }: ScreenProps) {
  const center = useQuery(centerQuery);
  return (
    <Page title={title}>
      <Loaded query={center}>{(found) => <Center center={found} />}</Loaded>
    </Page>
  );
}

function Center({ center }: { readonly center: ConsoleHelpCenter }) {
  const [isTrash, setIsTrash] = useState(false);
  const deleted = center.articles.filter(({ isDeleted }) => isDeleted);
  return (
    <>
      <Section
        isWide
        title="Articles"
        about={
          <>
            What is published stands at{' '}
            <a href={center.url} target="_blank" rel="noreferrer">
              {center.url}
            </a>
            , and is recommended in chats that have it switched on under Settings, Automation: this is help
            center {center.id}.
          </>
        }
      >
        <div className={styles.row}>
          <Link to="/help-center/$articleId" params={{ articleId: 'new' }} className={styles.new}>
            New article
          </Link>
          <Link to="/help-center/import">Import articles</Link>
          <Indexing />
        </div>
        <ArticleList center={center} isTrash={isTrash} />
        {deleted.length > 0 && (
          <label className={styles.check}>
            <input type="checkbox" checked={isTrash} onChange={() => setIsTrash(!isTrash)} />
            Show what was deleted in the last 30 days ({deleted.length})
          </label>
        )}
      </Section>
      <Categories center={center} />
      <Report />
    </>
  );
}
