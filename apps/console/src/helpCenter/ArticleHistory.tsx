import type { ConsoleArticle } from '@shopbell/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { When } from '../app/When';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './HelpCenter.module.css';
import { anArticle, articleVersionsQuery } from './helpQueries';

export interface ArticleHistoryProps {
  readonly article: ConsoleArticle;
  readonly language: string;
  readonly onRestored: (article: ConsoleArticle) => void;
}

export function ArticleHistory(props: ArticleHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="History" about="The last hundred saves are kept, and can be had again as a draft.">
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close the history' : 'Show the history'}</Button>
      {isOpen && <Versions {...props} />}
    </Section>
  );
}

function Versions({ article, language, onRestored }: ArticleHistoryProps) {
  const { id, revision } = article;
  const found = useQuery(articleVersionsQuery(id, language));
  const restoring = useMutation({
    mutationFn: async (version: number) => {
      const path = `help-center/articles/${id}/versions/${version}/restore`;
      onRestored(await sendJson('POST', path, { revision, language }, anArticle));
    },
  });
  return (
    <Loaded query={found}>
      {({ versions }) => (
        <>
          <ol className={styles.history}>
            {versions.map(({ version, title, savedDatetime, savedBy }, index) => (
              <li key={version}>
                <span>
                  <bdi>{title}</bdi>
                  <span className={styles.quiet}>
                    {' '}
                    Version {version}
                    {savedBy !== null && ` by ${savedBy}`}, <When at={savedDatetime} />
                  </span>
                </span>
                {index > 0 && (
                  <Button
                    label={`Restore version ${version}`}
                    isBusy={restoring.isPending}
                    onClick={() => restoring.mutate(version)}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ol>
          <FormProblem>{restoring.isError && problemText(restoring.error)}</FormProblem>
        </>
      )}
    </Loaded>
  );
}
