import { importLimits } from '@shopbell/protocol';
import { languages } from '@shopbell/rules/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../app/Loaded';
import { Page, Section } from '../../app/Page';
import { FormProblem } from '../../forms/FormProblem';
import { problemText } from '../../http/problemText';
import type { ScreenProps } from '../../screens/Screen';
import styles from '../HelpCenter.module.css';
import { centerQuery } from '../helpQueries';
import { languageName } from '../words';
import { FilePicker } from './FilePicker';
import own from './Import.module.css';
import { Preview } from './Preview';
import type { Chosen } from './readChosen';
import { useImport } from './useImport';

/** Articles from files: chosen, looked at, and only then written. */
export function ImportScreen({ title }: ScreenProps) {
  const center = useQuery(centerQuery);
  return (
    <Page title={title}>
      <p>
        <Link to="/help-center">Back to the help center</Link>
      </p>
      <Loaded query={center}>{({ language }) => <Import first={language} />}</Loaded>
    </Page>
  );
}

function Import({ first }: { readonly first: string }) {
  const [language, setLanguage] = useState(first);
  const [isPublished, setIsPublished] = useState(true);
  const work = useImport({ language, isPublished });
  const { chosen, reading, isTooMuch } = work;
  return (
    <>
      <Section title="Files" about={<About />}>
        <FilePicker isBusy={reading.isPending} progress={work.progress} onFiles={work.begin} />
        <label className={styles.label}>
          Language of files that name none
          <select
            className={styles.select}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageName(each)}
              </option>
            ))}
          </select>
        </label>
        <label className={own.check}>
          <input type="checkbox" checked={isPublished} onChange={() => setIsPublished(!isPublished)} />
          Publish at once; otherwise everything becomes a draft
        </label>
        <FormProblem>{problemOf(work)}</FormProblem>
      </Section>
      {chosen && !isEmpty(chosen) && !isTooMuch && <Preview work={work} />}
    </>
  );
}

function problemOf({ chosen, reading, isTooMuch }: ReturnType<typeof useImport>): string | null {
  if (reading.isError) return problemText(reading.error);
  if (isTooMuch) return tooMuch;
  return chosen !== null && isEmpty(chosen)
    ? 'None of these files is an article: choose Markdown, HTML, CSV, a zipped folder or a sitemap.'
    : null;
}

const isEmpty = ({ files, refused }: Chosen): boolean => files.length + refused.length === 0;

const tooMuch = `That is too much at once: choose at most ${importLimits.filesMax} files, with ${importLimits.wholeMax / 1_000_000} million characters together.`;

const About = () => (
  <>
    Markdown and HTML: one article each, called by its first heading. CSV: one article in each row, with the
    columns <code>title</code>, <code>body</code> or <code>markdown</code>, and maybe <code>slug</code>,{' '}
    <code>language</code> and <code>category</code>. A zipped folder is opened here. A sitemap: its pages are
    fetched. Nothing is written before you have seen what changes.
  </>
);
