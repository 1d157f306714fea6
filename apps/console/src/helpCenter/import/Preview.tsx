import type { ImportEntry, ImportKind } from '@shopbell/protocol';
import { Link } from '@tanstack/react-router';
import { Button } from '../../app/Button';
import { Loaded } from '../../app/Loaded';
import { Section } from '../../app/Page';
import { FormProblem } from '../../forms/FormProblem';
import { problemText } from '../../http/problemText';
import { Entry } from './Entry';
import styles from './Import.module.css';
import type { Chosen } from './readChosen';
import { type useImport, writtenBy } from './useImport';

/** What will change, before it does. */
export function Preview({ work }: { readonly work: ReturnType<typeof useImport> }) {
  const { chosen, plan, applying, stopped, forget } = work;
  if (!chosen) return null;
  if (applying.isSuccess) return <Done written={writtenBy(applying.data)} onMore={forget} />;
  return (
    <Section
      isWide
      title="What will change"
      about="Articles are recognised by their address and language: importing the same again changes nothing, and finishes what was interrupted."
    >
      <Loaded query={plan}>
        {({ entries, newCategories }) => {
          const all = [...entries, ...refusedOf(chosen)];
          const count = (kind: ImportKind) => all.filter((entry) => entry.kind === kind).length;
          const written = count('new') + count('changed');
          return (
            <>
              <p role="status">
                {`${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged, ${count('refused')} refused.`}
                {newCategories.length > 0 && ` New categories: ${newCategories.join(', ')}.`}
                {chosen.skipped.length > 0 && ` ${skippedWords(chosen.skipped)}`}
              </p>
              <ul className={styles.entries} aria-label="What will change">
                {all.map((entry) => (
                  <Entry key={`${entry.path}:${entry.line}`} entry={entry} />
                ))}
              </ul>
              <div className={styles.buttons}>
                {written > 0 && (
                  <Button look="strong" isBusy={applying.isPending} onClick={() => applying.mutate()}>
                    {actionWords(written, count('refused'))}
                  </Button>
                )}
                <Button onClick={forget}>{written > 0 ? 'Cancel' : 'Choose other files'}</Button>
              </div>
              <FormProblem>
                {applying.isError && stoppedWords(stopped, problemText(applying.error))}
              </FormProblem>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

const articles = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;

/** What went wrong, and what is in nevertheless. */
function stoppedWords(stopped: ReturnType<typeof useImport>['stopped'], problem: string): string {
  if (!stopped || stopped.done <= 0) return problem;
  const { done, wanted } = stopped;
  if (done === wanted) return `${problem} All the same, ${articles(done)} came in, and nothing is left.`;
  const are = done === 1 ? 'is' : 'are';
  return `${problem} ${done} of ${articles(wanted)} ${are} in already. Import what is left to finish.`;
}

const actionWords = (written: number, refused: number): string =>
  `Import ${articles(written)}${refused > 0 ? ` and leave out the ${refused} refused` : ''}`;

const skippedWords = (paths: readonly string[]): string => {
  const [first = ''] = paths;
  const others = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
  return `No articles: ${first}${others}.`;
};

const refusedOf = ({ refused }: Chosen): ImportEntry[] =>
  refused.map(({ path, problem }) => ({
    ...{ path, problem, line: 1, kind: 'refused', language: '', title: '', slug: '' },
    ...{ notes: [], removed: [], added: [] },
  }));

interface DoneProps {
  readonly written: number;
  readonly onMore: () => void;
}

function Done({ written, onMore }: DoneProps) {
  return (
    <Section title="Imported">
      <p role="status">{`${articles(written)} ${written === 1 ? 'is' : 'are'} in the help center.`}</p>
      <div className={styles.buttons}>
        <Link to="/help-center">See the articles</Link>
        <Button onClick={onMore}>Import more</Button>
      </div>
    </Section>
  );
}
