import type { GuidanceContent } from '@shopbell/protocol';
import { type GuidanceChange, guidanceChanges } from '@shopbell/rules/guidance';
import styles from '../Assistant.module.css';

interface ChangesProps {
  readonly before: GuidanceContent;
  readonly after: GuidanceContent;
}

/** What is different, part by part: the old words struck out above the new ones. */
export function Changes({ before, after }: ChangesProps) {
  const changes = guidanceChanges(before, after);
  if (changes.length === 0) return <p className={styles.quiet}>Nothing.</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read alike.
        <li key={index}>
          <strong>{nameOf(change)}</strong>
          {change.before !== null && <del dir="auto">{change.before}</del>}
          {change.after !== null && <ins dir="auto">{change.after}</ins>}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ part, title, before, after }: GuidanceChange): string {
  const deed = before === null ? 'added' : after === null ? 'removed' : 'changed';
  if (part === 'tone') return `Tone ${deed}`;
  if (part === 'topic') return `Topic to hand over ${deed}`;
  return `${title || 'Without a title'}: ${deed}`;
}
