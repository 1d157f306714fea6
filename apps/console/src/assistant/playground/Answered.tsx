import type { TriedOut } from '@shopbell/protocol';
import { AssistantWords } from '../../content/AssistantWords';
import { Sources } from '../../content/Sources';
import styles from '../Assistant.module.css';
import { verdictOf } from '../verdicts';

export const Answered = ({ answer }: { readonly answer: TriedOut }) => (
  <div className={styles.answered}>
    <p className={styles.quiet}>{verdictOf(answer.verdict)}</p>
    {answer.text !== '' && <AssistantWords text={answer.text} />}
    <Sources sources={answer.sources} />
  </div>
);
