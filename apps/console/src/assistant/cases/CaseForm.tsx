import type { AssistantChat, CaseExpectation, KeptCase } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { FormProblem } from '../../forms/FormProblem';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import styles from '../Assistant.module.css';
import { casesQuery, theCases } from '../assistantQueries';
import { Area, Choice } from '../fields';
import { LanguageChoice } from '../LanguageChoice';
import { ShopperChoice } from '../ShopperChoice';
import { Expectations } from './Expectations';

interface CaseFormProps {
  readonly chats: readonly AssistantChat[];
  /** Null: a new one. */
  readonly kept: KeptCase | null;
  readonly onDone: () => void;
}

export function CaseForm({ chats, kept, onDone }: CaseFormProps) {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState(kept?.question ?? '');
  const [language, setLanguage] = useState(kept?.language ?? 'en-US');
  const [chatId, setChatId] = useState(
    kept?.chatId ?? chats.find(({ isOn }) => isOn)?.id ?? chats[0]?.id ?? 0,
  );
  const [hasSampleOrders, setHasSampleOrders] = useState(kept?.hasSampleOrders ?? false);
  const [expected, setExpected] = useState<readonly CaseExpectation[]>(
    kept?.expected ?? [{ kind: 'hands-over' }],
  );
  const [wasTried, setWasTried] = useState(false);
  const missing = whatIsMissing(question, expected);
  const saving = useMutation({
    mutationFn: async () => {
      const body = { chatId, question, language, hasSampleOrders, expected };
      const answer = kept
        ? await sendJson('PUT', `assistant/cases/${kept.id}`, body, theCases)
        : await sendJson('POST', 'assistant/cases', body, theCases);
      queryClient.setQueryData(casesQuery.queryKey, answer);
      onDone();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (missing === null && !saving.isPending) saving.mutate();
  }
  return (
    <form className={styles.ask} onSubmit={submit} aria-label={kept ? 'Change a case' : 'New case'}>
      <Area label="Question" rows={2} maxLength={1000} value={question} onValue={setQuestion} />
      <div className={styles.choices}>
        <Choice label="Chat" value={String(chatId)} onValue={(id) => setChatId(Number(id))}>
          {chats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name} ({id})
            </option>
          ))}
        </Choice>
        <LanguageChoice value={language} onValue={setLanguage} />
        <ShopperChoice hasSampleOrders={hasSampleOrders} onHasSampleOrders={setHasSampleOrders} />
      </div>
      <Expectations expected={expected} onExpected={setExpected} />
      <div className={styles.row}>
        <Button type="submit" look="strong" isBusy={saving.isPending}>
          {kept ? 'Save the case' : 'Keep the case'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
      <FormProblem>
        {wasTried ? (missing ?? (saving.isError && problemText(saving.error))) : null}
      </FormProblem>
    </form>
  );
}

function whatIsMissing(question: string, expected: readonly CaseExpectation[]): string | null {
  if (question.trim() === '') return 'A case needs a question.';
  if (expected.length === 0) return 'A case needs something that is expected.';
  const isEmpty = expected.some(
    (each) =>
      ('words' in each && each.words.trim() === '') || ('articleId' in each && each.articleId.trim() === ''),
  );
  return isEmpty ? 'Say which article, or which words.' : null;
}
