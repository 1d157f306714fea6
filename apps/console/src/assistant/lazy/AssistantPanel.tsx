import type { AssistantSummary, ConversationAssistant } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { When } from '../../app/When';
import { sourceName } from '../../content/sourceName';
import type { PanelProps } from '../../conversation/panels/Panel';
import { reasonOf } from '../reasons';
import { conversationAssistantQuery } from '../review/reviewQueries';
import { Thumbs } from '../review/Thumbs';
import { TurnWords } from '../review/TurnWords';
import { stepOf } from '../steps';
import styles from './AssistantPanel.module.css';

/** How the assistant handed over, and what it said; nothing where it had no part. */
export function AssistantPanel({ summary: { conversationId, headId } }: PanelProps) {
  const { data } = useQuery(conversationAssistantQuery(conversationId, headId));
  if (!data || (data.turns.length === 0 && data.handedOver === null)) return null;
  return (
    <section className={styles.panel} aria-label="Assistant">
      <h3 className={styles.title}>Assistant</h3>
      {data.handedOver && <HandedOver {...data.handedOver} />}
      <Turns turns={data.turns} />
      <Link to="/assistant/review" className={styles.more}>
        All answers to review
      </Link>
    </section>
  );
}

function HandedOver({ atDatetime, because, summary }: NonNullable<ConversationAssistant['handedOver']>) {
  return (
    <div className={styles.handed}>
      <p>
        <strong>Handed over: {reasonOf(because)}</strong> <When at={atDatetime} />
      </p>
      {summary && <Summary summary={summary} />}
    </div>
  );
}

const Summary = ({ summary: { wants, facts, ...summary } }: { readonly summary: AssistantSummary }) => {
  // Why it ended stands above, in words.
  const tried = summary.tried.filter(({ name }) => name !== 'failed');
  return (
    <dl className={styles.summary}>
      {wants.length > 0 && (
        <>
          <dt>The shopper wants</dt>
          {wants.map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: who is impatient says the same twice.
            <dd key={index} dir="auto">
              “{words}”
            </dd>
          ))}
        </>
      )}
      {facts.length > 0 && (
        <>
          <dt>Known for sure</dt>
          {bySource(facts).map(({ text, source }) => (
            <dd key={sourceName(source)} dir="auto">
              {text}{' '}
              {'url' in source ? (
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  {sourceName(source)}
                </a>
              ) : (
                <span className={styles.quiet}>{sourceName(source)}</span>
              )}
            </dd>
          ))}
        </>
      )}
      {tried.length > 0 && (
        <>
          <dt>Tried</dt>
          {tried.map(({ name, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be tried twice.
            <dd key={index} dir="auto">
              {stepOf(name)}: {detail}
            </dd>
          ))}
        </>
      )}
    </dl>
  );
};

/** What stands in one place is one passage. */
function bySource(facts: AssistantSummary['facts']): AssistantSummary['facts'] {
  const found = new Map<string, AssistantSummary['facts'][number]>();
  for (const { text, source } of facts) {
    const before = found.get(sourceName(source));
    found.set(sourceName(source), { text: before ? `${before.text} ${text}` : text, source });
  }
  return [...found.values()];
}

function Turns({ turns }: Pick<ConversationAssistant, 'turns'>) {
  const said = turns.filter(({ text }) => text !== '');
  if (said.length === 0) return null;
  return (
    <details className={styles.turns} open={said.some(({ isSent }) => !isSent)}>
      <summary>
        {said.length === 1 ? 'One answer' : `${said.length} answers`}
        {said.some(({ isSent }) => !isSent) && ', with one that was not sent'}
      </summary>
      <ol>
        {said.map((turn) => (
          <li key={turn.turn}>
            <TurnWords turn={turn} />
            <Thumbs turn={turn} />
          </li>
        ))}
      </ol>
    </details>
  );
}
