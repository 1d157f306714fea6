import type { ImportEntry, ImportKind } from '@shopbell/protocol';
import { languageName } from '../words';
import styles from './Import.module.css';

const kindNames: Readonly<Record<ImportKind, string>> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
};

/** One article of the preview. */
export function Entry({ entry }: { readonly entry: ImportEntry }) {
  const { kind, title, path, line, problem, language, slug, notes, removed, added } = entry;
  const hasDifference = removed.length + added.length > 0;
  return (
    <li className={styles.entry}>
      <span className={styles.kind} data-kind={kind}>
        {kindNames[kind]}
      </span>
      <div className={styles.about}>
        <strong dir="auto">{title === '' ? path.slice(path.lastIndexOf('/') + 1) || path : title}</strong>
        <span className={styles.quiet}>
          {kind === 'refused' ? `${path}, line ${line}` : `${languageName(language)} · ${slug} · ${path}`}
        </span>
        {problem !== null && <span className={styles.problem}>{problem}</span>}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        {hasDifference && (
          <details>
            <summary>What differs</summary>
            <div className={styles.difference}>
              {removed.map((words, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing moves.
                <del key={index} dir="auto">
                  {words}
                </del>
              ))}
              {added.map((words, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing moves.
                <ins key={index} dir="auto">
                  {words}
                </ins>
              ))}
            </div>
          </details>
        )}
      </div>
    </li>
  );
}
