import type { ConsoleHelpCenter, HelpCategory } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './HelpCenter.module.css';
import { aCenter, centerQuery } from './helpQueries';
import { languageName } from './words';

/** Their names, language by language; their order is that of the page. */
export function Categories({ center }: { readonly center: ConsoleHelpCenter }) {
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState(center.language);
  const [categories, setCategories] = useState<readonly HelpCategory[]>(center.categories);
  const languages = [
    ...new Set([
      center.language,
      ...center.articles.flatMap(({ texts }) => texts.map((text) => text.language)),
    ]),
  ];
  const saving = useMutation({
    mutationFn: async () => {
      const named = categories.map(({ id, names }) => ({
        id,
        names: Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== '')),
      }));
      const answer = await sendJson('PUT', 'help-center/categories', { categories: named }, aCenter);
      queryClient.setQueryData(centerQuery.queryKey, answer);
      setCategories(answer.categories);
    },
  });
  const rename = (id: string, name: string) =>
    setCategories(
      categories.map((each) =>
        each.id === id ? { ...each, names: { ...each.names, [language]: name } } : each,
      ),
    );
  return (
    <Section
      title="Categories"
      about="In their order on the page. An article whose category goes stays, without one."
    >
      <select
        className={styles.select}
        aria-label="Language of the names"
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {languageName(each)}
          </option>
        ))}
      </select>
      <ul className={styles.categories}>
        {categories.map(({ id, names }, index) => (
          <li key={id}>
            <input
              className={styles.text}
              aria-label={`Category ${index + 1}`}
              dir="auto"
              maxLength={60}
              placeholder={names[center.language] ?? ''}
              value={names[language] ?? ''}
              onChange={({ target }) => rename(id, target.value)}
            />
            <Button
              label={`Remove category ${index + 1}`}
              onClick={() => setCategories(categories.filter((each) => each.id !== id))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button onClick={() => setCategories([...categories, { id: crypto.randomUUID(), names: {} }])}>
          Add a category
        </Button>
        <Button look="strong" isBusy={saving.isPending} onClick={() => saving.mutate()}>
          Save the categories
        </Button>
        <span role="status" className={styles.quiet}>
          {saving.isSuccess && 'Saved'}
        </span>
      </div>
      <FormProblem>{saving.isError && problemText(saving.error)}</FormProblem>
    </Section>
  );
}
