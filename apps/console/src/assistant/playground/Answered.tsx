import type { TriedOut } from '@shopbell/protocol';
import { Suspense } from 'react';
import { browserDates } from '../../app/dates';
import { lazyPart } from '../../app/lazyPart';
import { AssistantWords } from '../../content/AssistantWords';
import { Sources } from '../../content/Sources';
import styles from '../Assistant.module.css';
import { reasonOf } from '../reasons';
import { verdictOf } from '../verdicts';
import { Wrote } from '../Wrote';

const Proposal = lazyPart(async () => (await import('../../content/lazy/Proposal')).Proposal);
const Card = lazyPart(async () => (await import('../../content/lazy/Card')).Card);

export const Answered = ({ answer }: { readonly answer: TriedOut }) => (
  <div className={styles.answered}>
    <p className={styles.quiet}>
      {verdictOf(answer.verdict)}
      {answer.because !== null && `: ${reasonOf(answer.because)}`}
    </p>
    {answer.wrote !== '' && <Wrote words={answer.wrote} />}
    {answer.text !== '' && <AssistantWords text={answer.text} />}
    <Suspense>
      {answer.cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes once it is given.
        <Card key={index} card={card} locale={browserDates().locale} />
      ))}
      {answer.proposal && <Proposal facts={answer.proposal} />}
    </Suspense>
    {answer.verdict !== 'flow' && <Sources sources={answer.sources} />}
  </div>
);
