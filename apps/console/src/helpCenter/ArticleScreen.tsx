import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Loaded } from '../app/Loaded';
import { Page } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { ArticleForm } from './ArticleForm';
import { articleQuery, centerQuery } from './helpQueries';
import { LanguageTabs } from './LanguageTabs';

const from = '/desk/help-center/$articleId';

export function ArticleScreen({ title }: ScreenProps) {
  const { articleId } = useParams({ from });
  const { language: wanted, title: wantedTitle } = useSearch({ from });
  const navigate = useNavigate();
  const center = useQuery(centerQuery);
  const isNew = articleId === 'new';
  const known = useQuery({ ...articleQuery(articleId), enabled: !isNew });
  const language = wanted ?? center.data?.language ?? 'en-US';
  const article = isNew ? null : known.data;
  const name = article?.texts.find((text) => text.language === center.data?.language)?.title;
  const form = (
    <Loaded query={center}>
      {(found) => (
        <>
          <LanguageTabs
            center={found}
            article={article ?? null}
            language={language}
            onLanguage={(chosen) =>
              void navigate({
                ...{ to: '/help-center/$articleId', params: { articleId }, search: { language: chosen } },
                replace: true,
              })
            }
          />
          <ArticleForm
            key={`${articleId} ${language} ${article?.revision}`}
            center={found}
            article={article ?? null}
            language={language}
            title={isNew ? (wantedTitle ?? '') : ''}
          />
        </>
      )}
    </Loaded>
  );
  const isTranslation = article !== null && language !== center.data?.language;
  return (
    <Page title={name ?? title} isWide={isTranslation}>
      {isNew ? form : <Loaded query={known}>{() => form}</Loaded>}
    </Page>
  );
}
