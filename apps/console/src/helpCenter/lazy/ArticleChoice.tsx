import { isComposing } from '@shopbell/looks';
import type { ArticleFacts, PublishedArticles } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../app/Button';
import menu from '../../app/Menu.module.css';
import { useCombobox } from '../../app/useCombobox';
import { useRested } from '../../app/useRested';
import { problemText } from '../../http/problemText';
import { BookIcon } from '../../icons/BookIcon';
import { publishedQuery } from '../publishedQuery';
import { languageName } from '../words';
import styles from './ArticleChoice.module.css';

export interface ArticleChoiceProps {
  /** What the shopper reads. */
  readonly language: string;
  readonly onChoose: (article: ArticleFacts) => void;
}

/** A published article that is to go with the reply, in the shopper's language where there is one. */
export function ArticleChoice({ language, onChoose }: ArticleChoiceProps) {
  const [words, setWords] = useState('');
  const [wantedLanguage, setWantedLanguage] = useState(language);
  const wanted = useRested(words.trim());
  const found = useQuery(publishedQuery(wanted, wantedLanguage));
  const { languages, articles } = found.data ?? nothing;
  const isSettled = wanted === words.trim() && !found.isPlaceholderData;
  const box = useCombobox({
    ...{ label: 'Articles', isOpen: articles.length > 0, count: articles.length },
    onChoose(index) {
      const article = articles[index];
      if (article) onChoose(factsOf(article));
    },
  });
  function press(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event.nativeEvent)) return;
    // What is marked may be of the words before these, and the reply is not to be sent.
    if (event.key === 'Enter' && !isSettled) event.preventDefault();
    else box.press(event);
  }
  return (
    <div className={styles.choice}>
      <div className={styles.top}>
        <input
          {...box.fieldProps}
          className={menu.filter}
          aria-label="Find an article"
          placeholder="Find an article"
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            box.mark(0);
          }}
          onKeyDown={press}
        />
        {languages.length > 1 && (
          <select
            className={styles.language}
            aria-label="Language"
            value={
              languages.includes(wantedLanguage) ? wantedLanguage : (articles[0]?.language ?? languages[0])
            }
            onChange={({ target }) => setWantedLanguage(target.value)}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageName(each)}
              </option>
            ))}
          </select>
        )}
      </div>
      {articles.length > 0 && (
        <div {...box.listProps} className={styles.list} aria-busy={!isSettled}>
          {articles.map(({ id, title, preview, language: written }, index) => (
            <div key={id} {...box.optionProps(index)} className={menu.item}>
              <BookIcon />
              <span className={styles.words} dir="auto">
                <span className={menu.main}>{title}</span>
                <span className={styles.preview}>{preview}</span>
              </span>
              {written !== wantedLanguage && <span className={menu.aside}>{languageName(written)}</span>}
            </div>
          ))}
        </div>
      )}
      {found.isPending && <p className={menu.note}>Loading…</p>}
      {found.isError && (
        <p className={menu.note} role="alert">
          {problemText(found.error)} <Button onClick={() => void found.refetch()}>Try again</Button>
        </p>
      )}
      {found.isSuccess && articles.length === 0 && (
        <p className={menu.note} role="status">
          {languages.length === 0
            ? 'Nothing is published in the help center yet.'
            : 'No article has these words.'}
        </p>
      )}
    </div>
  );
}

const nothing: PublishedArticles = { languages: [], articles: [] };

const factsOf = ({ id, title, preview, url }: PublishedArticles['articles'][number]): ArticleFacts => ({
  ...{ articleId: id, title, url },
  ...(preview !== '' && { preview }),
});
