import type { AssistantSummary } from '@shopbell/protocol';
import type { ReactNode } from 'react';
import { sourceName } from '../../content/sourceName';
import { triedWords } from '../tried';
import styles from './AssistantPanel.module.css';

type Fact = AssistantSummary['facts'][number];

/** What the shopper wants, what is written about it and where, and what was looked up: nothing that was only said. */
export const Summary = ({ summary: { wants, facts, tried } }: { readonly summary: AssistantSummary }) => {
  const contested = facts.filter(({ isContested }) => isContested);
  return (
    <dl className={styles.summary}>
      <Part title="The shopper wants">
        {wants.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: who is impatient says the same twice.
          <dd key={index} dir="auto">
            “{words}”
          </dd>
        ))}
      </Part>
      <Part title="Contradict each other: ask before you rely on one" isWarning>
        {factLines(contested)}
      </Part>
      <Part title="Written about it">{factLines(facts.filter(({ isContested }) => !isContested))}</Part>
      <Part title="Tried">
        {tried
          // As it was written down before: why it ended stands above.
          .filter(({ name }) => name !== 'failed')
          .map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be tried twice.
            <Tried key={index} {...triedWords(each)} wants={wants} />
          ))}
      </Part>
    </dl>
  );
};

interface PartProps {
  readonly title: string;
  readonly isWarning?: boolean;
  readonly children: readonly ReactNode[];
}

const Part = ({ title, isWarning = false, children }: PartProps) =>
  children.length > 0 && (
    <div className={isWarning ? styles.contested : undefined}>
      <dt>{title}</dt>
      {children}
    </div>
  );

const factLines = (facts: readonly Fact[]): readonly ReactNode[] =>
  bySource(facts).map(({ text, source }) => (
    <dd key={placeOf(source)} dir="auto">
      {text}{' '}
      {'url' in source ? (
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {sourceName(source)}
        </a>
      ) : (
        <span className={styles.quiet}>{sourceName(source)}</span>
      )}
    </dd>
  ));

type TriedProps = ReturnType<typeof triedWords> & Pick<AssistantSummary, 'wants'>;

/** What they wrote stands above. */
const Tried = ({ what, asked, found, wants }: TriedProps) => (
  <dd>
    {what}
    {wants.includes(asked)
      ? ' for what they wrote'
      : asked !== '' && (
          <>
            {' '}
            for “<bdi>{asked}</bdi>”
          </>
        )}
    {found !== '' && `: ${found}`}
  </dd>
);

/** Two articles may have one title. */
const placeOf = (source: Fact['source']): string =>
  source.kind === 'article' ? source.articleId : sourceName(source);

/** What stands in one place is one passage. */
function bySource(facts: readonly Fact[]): readonly Fact[] {
  const found = new Map<string, Fact>();
  for (const { text, source } of facts) {
    const before = found.get(placeOf(source));
    found.set(placeOf(source), { text: before ? `${before.text} ${text}` : text, source });
  }
  return [...found.values()];
}
