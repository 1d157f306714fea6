import type { ConversationAssistant } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { When } from '../../app/When';
import type { PanelProps } from '../../conversation/panels/Panel';
import { reasonOf } from '../reasons';
import { conversationAssistantQuery } from '../review/reviewQueries';
import { Thumbs } from '../review/Thumbs';
import { TurnWords } from '../review/TurnWords';
import { Wrote } from '../Wrote';
import styles from './AssistantPanel.module.css';
import { Summary } from './Summary';

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
      {summary?.wrote && <Wrote words={summary.wrote} />}
      {summary && <Summary summary={summary} />}
    </div>
  );
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
