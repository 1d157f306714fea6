import type { ConsoleArticle } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Addressed } from '../app/Addressed';
import { Loaded } from '../app/Loaded';
import { Page } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { ArticleForm } from './ArticleForm';
import styles from './HelpCenter.module.css';
import { articleQuery, centerQuery } from './helpQueries';
import { LanguageTabs } from './LanguageTabs';

const from = '/desk/help-center/$articleId';
const unnamed = 'new';

/** A new one gets its id by its first save, and stays in the same editor. */
export function ArticleScreen({ title }: ScreenProps) {
  const { articleId } = useParams({ from });
  const { language: wanted, title: wantedTitle, asked } = useSearch({ from });
  const navigate = useNavigate();
  const center = useQuery(centerQuery);
  const [born, setBorn] = useState<ConsoleArticle | null>(null);
  const isNew = articleId === unnamed || articleId === born?.id;
  const id = (isNew && born?.id) || articleId;
  const known = useQuery({ ...articleQuery(id), enabled: id !== unnamed });
  const language = wanted ?? center.data?.language ?? 'en-US';
  const article = known.data ?? (isNew ? born : undefined);
  const name = article?.texts.find((text) => text.language === center.data?.language)?.title;
  const form = (
    <Loaded query={center}>
      {(found) => (
        <>
          {asked !== undefined && (
            <p className={styles.asked}>
              To be answered here: <q dir="auto">{asked}</q>
            </p>
          )}
          <LanguageTabs
            center={found}
            article={article ?? null}
            language={language}
            onLanguage={(chosen) =>
              void navigate({
                ...{ to: '/help-center/$articleId', params: { articleId } },
                search: { language: chosen, ...(asked !== undefined && { asked }) },
                replace: true,
              })
            }
          />
          <ArticleForm
            key={`${isNew ? unnamed : articleId} ${language}`}
            center={found}
            article={article ?? null}
            language={language}
            title={isNew ? (wantedTitle ?? '') : ''}
            onBorn={setBorn}
          />
        </>
      )}
    </Loaded>
  );
  const isTranslation = article !== null && language !== center.data?.language;
  return (
    <Page title={name ?? title} place={isNew ? unnamed : articleId} isWide={isTranslation}>
      {isNew ? (
        form
      ) : (
        <Addressed query={known} noun="article" back={<Link to="/help-center">Go to the articles</Link>}>
          {() => form}
        </Addressed>
      )}
    </Page>
  );
}
