import type { CaseExpectation } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../app/Button';
import { centerQuery } from '../../helpCenter/helpQueries';
import styles from '../Assistant.module.css';
import { Choice, Line } from '../fields';
import { titleOf } from './articleTitles';
import { expectationNames } from './expectationWords';

interface ExpectationsProps {
  readonly expected: readonly CaseExpectation[];
  readonly onExpected: (expected: readonly CaseExpectation[]) => void;
}

type Kind = CaseExpectation['kind'];

const expectationsMax = 10;

/** All of them must be met. */
export function Expectations({ expected, onExpected }: ExpectationsProps) {
  const change = (index: number, next: CaseExpectation) =>
    onExpected(expected.map((each, at) => (at === index ? next : each)));
  return (
    <fieldset className={styles.expectations}>
      <legend>What is expected</legend>
      {expected.map((expectation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike while they are written.
        <div key={index} className={styles.expectation}>
          <Choice
            label={`Expectation ${index + 1}`}
            value={expectation.kind}
            onValue={(kind) => change(index, emptyOf(kind as Kind))}
          >
            {Object.entries(expectationNames).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </Choice>
          {expectation.kind === 'answers-from' && (
            <ArticleChoice
              value={expectation.articleId}
              onValue={(articleId) => change(index, { ...expectation, articleId })}
            />
          )}
          {'words' in expectation && (
            <Line
              label="Words"
              maxLength={300}
              value={expectation.words}
              onValue={(words) => change(index, { ...expectation, words })}
            />
          )}
          {expected.length > 1 && (
            <Button
              label={`Remove expectation ${index + 1}`}
              onClick={() => onExpected(expected.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {expected.length < expectationsMax && (
        <Button onClick={() => onExpected([...expected, emptyOf('contains')])}>Expect more</Button>
      )}
    </fieldset>
  );
}

const emptyOf = (kind: Kind): CaseExpectation =>
  kind === 'answers-from'
    ? { kind, articleId: '' }
    : kind === 'contains' || kind === 'lacks'
      ? { kind, words: '' }
      : { kind };

interface ArticleChoiceProps {
  readonly value: string;
  readonly onValue: (articleId: string) => void;
}

function ArticleChoice({ value, onValue }: ArticleChoiceProps) {
  const { data: center } = useQuery(centerQuery);
  const articles = center?.articles.filter(({ isDeleted }) => !isDeleted) ?? [];
  return (
    <Choice label="Article" value={value} onValue={onValue}>
      <option value="">Choose an article</option>
      {articles.map(({ id }) => (
        <option key={id} value={id}>
          {titleOf(center, id) ?? 'Without a title'}
        </option>
      ))}
    </Choice>
  );
}
