import type { FlowStep, PublishedArticles } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publishedQuery } from '../helpCenter/publishedQuery';
import { problemText } from '../http/problemText';
import styles from './Flows.module.css';
import { Line } from './fields';

type Article = Extract<FlowStep, { readonly kind: 'article' }>;
type Found = PublishedArticles['articles'][number];

export interface ArticleFieldsProps {
  readonly step: Article;
  /** What the flow is written in. */
  readonly language: string;
  readonly onStep: (step: Article) => void;
}

/** One of the help center, which shoppers read in the chat; or a page elsewhere, by its address. */
export function ArticleFields({ step, language, onStep }: ArticleFieldsProps) {
  const { articleId, preview, ...elsewhere } = step;
  const [words, setWords] = useState('');
  return (
    <>
      <Line label="Find an article of the help center" value={words} onValue={setWords} />
      {words.trim() !== '' && (
        <Results
          words={words.trim()}
          language={language}
          onChoose={({ id, title, url, preview: first }) => {
            onStep({ ...step, title, url, articleId: id, preview: first.slice(0, 500) });
            setWords('');
          }}
        />
      )}
      <Line label="What it is called" value={step.title} onValue={(title) => onStep({ ...step, title })} />
      <Line
        label="Where it stands"
        value={step.url}
        // Another address is another page.
        onValue={(url) => onStep({ ...elsewhere, url })}
      />
      <p className={styles.quiet}>
        {articleId === undefined
          ? 'Shoppers get a link, which opens in a tab of its own.'
          : `Shoppers read it in the chat. It begins: ${preview}`}
      </p>
    </>
  );
}

interface ResultsProps {
  readonly words: string;
  readonly language: string;
  readonly onChoose: (article: Found) => void;
}

function Results({ words, language, onChoose }: ResultsProps) {
  const { data, error } = useQuery(publishedQuery(words, language));
  if (error) return <p role="alert">{problemText(error)}</p>;
  if (data?.articles.length === 0) return <p className={styles.quiet}>No article has these words.</p>;
  return (
    <ul className={styles.found} aria-label="Articles">
      {data?.articles.slice(0, shownMax).map((article) => (
        <li key={article.id}>
          <button type="button" dir="auto" onClick={() => onChoose(article)}>
            {article.title}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** chosen: more stand in the way of the other fields. */
const shownMax = 5;
