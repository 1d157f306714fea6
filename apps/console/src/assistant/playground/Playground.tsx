import type { AssistantChat, TriedOut } from '@shopbell/protocol';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { Section } from '../../app/Page';
import { FormProblem } from '../../forms/FormProblem';
import { sendJson } from '../../http/sendJson';
import styles from '../Assistant.module.css';
import { thinkingMs, tried } from '../assistantQueries';
import { Area, Choice } from '../fields';
import { LanguageChoice } from '../LanguageChoice';
import { ShopperChoice } from '../ShopperChoice';
import { trialProblem } from '../trialProblem';
import { Answered } from './Answered';
import { KeepCase } from './KeepCase';
import { Trace } from './Trace';

interface PlaygroundProps {
  readonly chats: readonly AssistantChat[];
  readonly question: string;
}

interface Said {
  readonly question: string;
  readonly answer: TriedOut;
}

/** A conversation with the assistant that nobody else has: what it would say, and how it comes to it. */
export function Playground({ chats, question: first }: PlaygroundProps) {
  const [question, setQuestion] = useState(first);
  const [chatId, setChatId] = useState(String((chats.find(({ isOn }) => isOn) ?? chats[0])?.id ?? ''));
  const [language, setLanguage] = useState('en-US');
  const [guidance, setGuidance] = useState('draft');
  const [hasSampleOrders, setHasSampleOrders] = useState(false);
  const [said, setSaid] = useState<readonly Said[]>([]);
  const asking = useMutation({
    mutationFn: async (text: string) => {
      const messages = [...said.flatMap(turnsOf), { from: 'shopper', text }].slice(-20);
      const body = { chatId: Number(chatId), messages, language, guidance, hasSampleOrders };
      const answer = await sendJson('POST', 'assistant/try', body, tried, thinkingMs);
      setSaid([...said, { question: text, answer }]);
      setQuestion('');
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (question.trim() !== '' && !asking.isPending) asking.mutate(question.trim());
  }
  const last = said.at(-1);
  return (
    <>
      <Section
        isWide
        title="Ask as a shopper"
        about="Nothing is kept, nobody is told, and the sample orders are nobody’s; what a model costs counts."
      >
        <form className={styles.ask} onSubmit={submit}>
          <div className={styles.choices}>
            <Choice label="Chat" value={chatId} onValue={setChatId}>
              {chats.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name} ({id})
                </option>
              ))}
            </Choice>
            <LanguageChoice value={language} onValue={setLanguage} />
            <Choice label="Guidance" value={guidance} onValue={setGuidance}>
              <option value="draft">The draft</option>
              <option value="published">As published</option>
            </Choice>
            <ShopperChoice hasSampleOrders={hasSampleOrders} onHasSampleOrders={setHasSampleOrders} />
          </div>
          <Area label="Question" rows={2} maxLength={5000} value={question} onValue={setQuestion} />
          <div className={styles.row}>
            <Button type="submit" look="strong" isBusy={asking.isPending}>
              {said.length > 0 ? 'Ask on' : 'Ask'}
            </Button>
            {said.length > 0 && <Button onClick={() => setSaid([])}>Begin anew</Button>}
            <span role="status" className={styles.quiet}>
              {asking.isPending && 'It thinks…'}
            </span>
          </div>
          <FormProblem>{asking.isError && trialProblem(asking.error)}</FormProblem>
        </form>
        {said.length > 0 && (
          <ol className={styles.said} aria-label="Asked and answered">
            {said.map(({ question: asked, answer }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes its order.
              <li key={index}>
                <p className={styles.asked} dir="auto">
                  {asked}
                </p>
                <Answered answer={answer} />
              </li>
            ))}
          </ol>
        )}
      </Section>
      {last && <Trace answer={last.answer} />}
      {last && (
        <KeepCase
          key={said.length}
          question={last.question}
          answer={last.answer}
          chatId={Number(chatId)}
          language={language}
          hasSampleOrders={hasSampleOrders}
        />
      )}
    </>
  );
}

const turnsOf = ({ question, answer }: Said) => [
  { from: 'shopper', text: question },
  ...(answer.text.trim() === '' ? [] : [{ from: 'assistant', text: answer.text }]),
];
