import type { AssistantBudget, AssistantModelState } from '@shopbell/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { Field } from '../../forms/Field';
import { FormProblem } from '../../forms/FormProblem';
import styles from '../Assistant.module.css';
import { costOf } from '../figures';
import { numberOf } from './numberOf';
import { useModelChange } from './useModelChange';

const fields: readonly (readonly [keyof AssistantBudget, string])[] = [
  ['turnsPerConversation', 'Turns in a conversation'],
  ['turnsPerShopper', 'Turns of a shopper a day'],
  ['turnsPerDay', 'Turns of the shop a day'],
  ['costPerDay', 'Cost a day'],
  ['pricePerMillionIn', 'Price of a million tokens read'],
  ['pricePerMillionOut', 'Price of a million tokens written'],
];

export function BudgetForm({ state: { budget, today } }: { readonly state: AssistantModelState }) {
  const [written, setWritten] = useState(() =>
    Object.fromEntries(fields.map(([name]) => [name, String(budget[name] ?? '')])),
  );
  const { change, isBusy, problem, of } = useModelChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    const body = Object.fromEntries(fields.map(([name]) => [name, numberOf(written[name])]));
    change({ method: 'PUT', path: 'assistant/budget', body });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.quiet}>
        Today: {today.turns === 1 ? 'one turn' : `${today.turns} turns`}, {today.tokensIn + today.tokensOut}{' '}
        tokens, cost {costOf(today.cost * 1_000_000)}.
      </p>
      {fields.map(([name, label]) => (
        <Field
          key={name}
          label={label}
          {...of(name)}
          inputMode="decimal"
          value={written[name] ?? ''}
          onValue={(value) => setWritten({ ...written, [name]: value })}
          hint={name === 'costPerDay' ? 'In the currency of the prices; empty for no limit.' : undefined}
          isOptional={name === 'costPerDay'}
        />
      ))}
      <div className={styles.row}>
        <Button type="submit" isBusy={isBusy}>
          Save the budget
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </form>
  );
}
