import type { CaseExpectation, TriedOut } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../app/Button';
import { Section } from '../../app/Page';
import { FormProblem } from '../../forms/FormProblem';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import styles from '../Assistant.module.css';
import { casesQuery, theCases } from '../assistantQueries';
import { expectationWords } from '../cases/expectationWords';

interface KeepCaseProps {
  readonly question: string;
  readonly answer: TriedOut;
  readonly chatId: number;
  readonly language: string;
  readonly hasSampleOrders: boolean;
}

/** One press, and the answer is a promise that every later change is held to. */
export function KeepCase({ question, answer, chatId, language, hasSampleOrders }: KeepCaseProps) {
  const queryClient = useQueryClient();
  const expected = expectationsOf(answer);
  const keeping = useMutation({
    mutationFn: async () => {
      const body = { chatId, question, language, hasSampleOrders, expected };
      const cases = await sendJson('POST', 'assistant/cases', body, theCases);
      queryClient.setQueryData(casesQuery.queryKey, cases);
    },
  });
  const [first] = expected;
  if (!first) return null;
  const title = answer.sources.find(({ kind }) => kind === 'article');
  return (
    <Section
      title="Keep it as a case"
      about="It is asked again before you publish, and you are told if the answer is another one."
    >
      {keeping.isSuccess ? (
        <p role="status">
          Kept. It stands under <Link to="/assistant/cases">Cases</Link>, where you can say more of what you
          expect.
        </p>
      ) : (
        <>
          <p className={styles.quiet}>
            {expectationWords(first, title?.kind === 'article' ? title.title : undefined)}
          </p>
          <Button isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
            Keep this case
          </Button>
        </>
      )}
      <FormProblem>{keeping.isError && problemText(keeping.error)}</FormProblem>
    </Section>
  );
}

/** What it did just now is what it is held to. */
function expectationsOf({ verdict, sources, text }: TriedOut): readonly CaseExpectation[] {
  const article = sources.find(({ kind }) => kind === 'article');
  if (verdict === 'answer' && article?.kind === 'article')
    return [{ kind: 'answers-from', articleId: article.articleId }];
  // What it reads of an order, or would do with it.
  const [line = ''] = text.split('\n');
  if ((verdict === 'answer' || verdict === 'propose') && line.trim() !== '')
    return [{ kind: 'contains', words: line.trim().slice(0, 300) }];
  if (verdict === 'hand-over' || verdict === 'refused') return [{ kind: 'hands-over' }];
  if (verdict === 'sign-in') return [{ kind: 'asks-sign-in' }];
  return [];
}
