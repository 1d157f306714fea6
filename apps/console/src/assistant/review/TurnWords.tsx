import type { ReviewedTurn } from '@shopbell/protocol';
import { AssistantWords } from '../../content/AssistantWords';
import { Sources } from '../../content/Sources';
import styles from '../Assistant.module.css';
import { reasonOf } from '../reasons';
import { verdictOf } from '../verdicts';
import { Wrote } from '../Wrote';

/** What it said, or why it did not; what came too late was not sent. */
export function TurnWords({ turn }: { readonly turn: ReviewedTurn }) {
  const { outcome, because, wrote, text, sources, isSent } = turn;
  return (
    <div className={styles.answered}>
      <p className={styles.quiet}>
        {because === null ? verdictOf(outcome) : `Handed over: ${reasonOf(because)}`}
        {text !== '' && !isSent && <span className={styles.unsent}>Not sent</span>}
      </p>
      {because !== null && wrote !== '' && <Wrote words={wrote} />}
      {text !== '' && <AssistantWords text={text} />}
      {outcome !== 'flow' && <Sources sources={sources} />}
    </div>
  );
}
