import type { ReviewedTurn } from '@shopbell/protocol';
import { canConfigure } from '@shopbell/rules/team';
import { Link } from '@tanstack/react-router';
import { When } from '../../app/When';
import { useDesk } from '../../desk/useDesk';
import styles from '../Assistant.module.css';
import { costOf, timeOf } from '../figures';
import { StepTable } from '../StepTable';
import { refusalOf } from '../verdicts';
import { NearArticle } from './NearArticle';
import { Thumbs } from './Thumbs';
import { TurnWords } from './TurnWords';

export function TurnCard({ turn }: { readonly turn: ReviewedTurn }) {
  const { member } = useDesk();
  const {
    conversationId,
    question,
    missingTitle,
    near,
    language,
    startedDatetime,
    refused,
    latencyMs,
    costMicros,
    steps,
    model,
  } = turn;
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <strong dir="auto">{question || 'Without a question'}</strong>
        <span className={styles.quiet}>
          <When at={startedDatetime} /> ·{' '}
          <Link to="/inbox/$conversationId" params={{ conversationId }} search={true}>
            Open the conversation
          </Link>
          {latencyMs !== null && ` · ${timeOf(latencyMs)}`}
          {costMicros > 0 && ` · cost ${costOf(costMicros)}`}
        </span>
      </p>
      <TurnWords turn={turn} />
      {near && <NearArticle {...near} />}
      {steps.length > 0 && (
        <details className={styles.quiet}>
          <summary>What it did{model !== '' && ` (${model})`}</summary>
          <StepTable steps={steps} />
        </details>
      )}
      {refused.length > 0 && (
        <ul className={styles.changes} aria-label="Refused sentences">
          {refused.map(({ text, because: why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be refused twice.
            <li key={index}>
              <del dir="auto">{text}</del>
              <span>{refusalOf(why)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <Thumbs turn={turn} />
        {near && canConfigure(member.role) && (
          <Link
            to="/help-center/$articleId"
            params={{ articleId: near.articleId }}
            search={{ language: near.language, asked: missingTitle }}
            className={styles.write}
          >
            Add it to that article
          </Link>
        )}
        {missingTitle !== '' && canConfigure(member.role) && (
          <Link
            to="/help-center/$articleId"
            params={{ articleId: 'new' }}
            search={{ language, title: missingTitle }}
            className={styles.write}
          >
            Write the missing article
          </Link>
        )}
      </div>
    </li>
  );
}
