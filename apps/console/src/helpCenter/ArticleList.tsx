import type { ArticleSummary, ConsoleHelpCenter } from '@shopbell/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Table } from '../app/Table';
import { When } from '../app/When';
import styles from './HelpCenter.module.css';
import { languageName, stateNames } from './words';

export interface ArticleListProps {
  readonly center: ConsoleHelpCenter;
  /** What was deleted, and nothing else. */
  readonly isTrash: boolean;
}

type Filter = Readonly<Record<'language' | 'category' | 'state', string>>;

export function ArticleList({ center, isTrash }: ArticleListProps) {
  const [filter, setFilter] = useState<Filter>({ language: '', category: '', state: '' });
  const languages = [
    ...new Set(center.articles.flatMap(({ texts }) => texts.map(({ language }) => language))),
  ];
  const nameOf = (id: string | null) =>
    center.categories.find((category) => category.id === id)?.names[center.language] ?? 'None';
  const choice = (part: keyof Filter, label: string, options: readonly (readonly [string, string])[]) => (
    <select
      className={styles.select}
      aria-label={label}
      value={filter[part]}
      onChange={({ target }) => setFilter({ ...filter, [part]: target.value })}
    >
      <option value="">{label}: all</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
  const shown = center.articles.filter((article) => article.isDeleted === isTrash && isIn(article, filter));
  return (
    <>
      <div className={styles.row}>
        {choice(
          'language',
          'Language',
          languages.map((each) => [each, languageName(each)] as const),
        )}
        {choice(
          'category',
          'Category',
          center.categories.map(({ id }) => [id, nameOf(id)] as const),
        )}
        {choice('state', 'State', Object.entries(stateNames))}
      </div>
      {shown.length === 0 ? (
        <p className={styles.quiet}>There are none.</p>
      ) : (
        <Table label="Articles" columns={['Title', 'Languages', 'Category', 'Changed']}>
          {shown.map((article) => (
            <Row key={article.id} article={article} center={center} category={nameOf(article.categoryId)} />
          ))}
        </Table>
      )}
    </>
  );
}

const isIn = ({ texts, categoryId }: ArticleSummary, { language, category, state }: Filter): boolean =>
  (category === '' || categoryId === category) &&
  texts.some(
    (text) => (language === '' || text.language === language) && (state === '' || text.state === state),
  );

interface RowProps {
  readonly article: ArticleSummary;
  readonly center: ConsoleHelpCenter;
  readonly category: string;
}

function Row({ article, center, category }: RowProps) {
  const { id, texts, changedDatetime, changedBy } = article;
  const first = texts.find(({ language }) => language === center.language) ?? texts[0];
  return (
    <tr>
      <th scope="row" className={styles.name} dir="auto">
        <Link to="/help-center/$articleId" params={{ articleId: id }}>
          {first?.title ?? 'Without a title'}
        </Link>
      </th>
      <td data-label="Languages" className={styles.states}>
        {texts.map(({ language, state, isOutdated }) => (
          <span key={language} className={styles.state} data-state={state} title={stateNames[state]}>
            {languageName(language)}
            {state !== 'published' && ` · ${stateNames[state]}`}
            {isOutdated && ' · outdated'}
          </span>
        ))}
      </td>
      <td data-label="Category">{category}</td>
      <td data-label="Changed" className={styles.quiet}>
        <When at={changedDatetime} />
        {changedBy !== null && ` by ${changedBy}`}
      </td>
    </tr>
  );
}
