import type { AssistantSource, TriedOut } from '@shopbell/protocol';
import { sourceName } from '../../content/sourceName';
import styles from '../Assistant.module.css';

interface Found {
  readonly name: string;
  readonly score: number | null;
  readonly passages: { readonly id: string; readonly text: string; readonly isSaid: boolean }[];
}

/** What was found, by where it stands; what was said of it is marked, and stands open. */
export function Passages({ answer: { facts, sources } }: { readonly answer: TriedOut }) {
  if (facts.length === 0) return null;
  const found = bySource(facts, new Set(sources.map((source) => JSON.stringify(source))));
  const isNothingSaid = sources.length === 0;
  return (
    <>
      <h3 className={styles.title}>What it read</h3>
      <ul className={styles.cards} aria-label="Passages">
        {found.map(({ name, score, passages }, index) => (
          <li key={name} className={`${styles.card} ${styles.passages}`}>
            <details open={passages.some(({ isSaid }) => isSaid) || (isNothingSaid && index === 0)}>
              <summary>
                <span dir="auto">{name}</span>
                {score !== null && <span className={styles.quiet}> fits by {Math.round(score * 100)} %</span>}
              </summary>
              <ul>
                {passages.map(({ id, text, isSaid }) => (
                  <li key={id} dir="auto">
                    {isSaid ? <mark>{text}</mark> : text}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function bySource(facts: TriedOut['facts'], said: ReadonlySet<string>): readonly Found[] {
  const found = new Map<string, Found>();
  for (const { id, text, source, score } of facts) {
    const name = placeOf(source);
    const known = found.get(name) ?? { name, score, passages: [] };
    known.passages.push({ id, text, isSaid: said.has(JSON.stringify(source)) });
    found.set(name, known);
  }
  return [...found.values()];
}

/** Without the field: all of an order stands together. */
const placeOf = (source: AssistantSource): string =>
  source.kind === 'order' ? `Order ${source.orderName}` : sourceName(source);
