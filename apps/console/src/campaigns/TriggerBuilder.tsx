import type { FieldProblem, Trigger } from '@shopbell/protocol';
import { formOf, type TriggerForm, triggerForms, triggerWords } from '@shopbell/rules/campaigns-editing';
import { useState } from 'react';
import { Button } from '../app/Button';
import { FormProblem } from '../forms/FormProblem';
import styles from './Campaigns.module.css';
import { problemAt } from './problemAt';

export interface TriggerBuilderProps {
  readonly triggers: readonly Trigger[];
  readonly problems: readonly FieldProblem[];
  readonly onTriggers: (triggers: Trigger[]) => void;
}

const keyOptions = Object.entries(triggerForms);

/** Reads as a sentence: show when this, and that. */
export function TriggerBuilder({ triggers, problems, onTriggers }: TriggerBuilderProps) {
  const change = (index: number, trigger: Trigger) =>
    onTriggers(triggers.map((each, at) => (at === index ? trigger : each)));
  return (
    <fieldset className={styles.triggers}>
      <legend className="visually-hidden">When it shows</legend>
      {triggers.length === 0 && <p className={styles.quiet}>Shown at once, on every page.</p>}
      <ol>
        {triggers.map((trigger, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name, only a place in the sentence.
          <li key={index}>
            <span className={styles.joint}>{index === 0 ? 'Show when' : 'and'}</span>
            <OneTrigger place={index + 1} trigger={trigger} onTrigger={(next) => change(index, next)} />
            <Button
              label={`Remove condition ${index + 1}`}
              onClick={() => onTriggers(triggers.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
            <FormProblem>{problemAt(problems, 'triggers', String(index))}</FormProblem>
          </li>
        ))}
      </ol>
      {triggers.length > 0 && (
        <p className={styles.quiet}>Show when {triggers.map(triggerWords).join(', and ')}.</p>
      )}
      {triggers.length < 20 && (
        <Button
          onClick={() => onTriggers([...triggers, { key: 'time_spent_on_page', operator: 'gt', value: 10 }])}
        >
          Add a condition
        </Button>
      )}
    </fieldset>
  );
}

interface OneTriggerProps {
  readonly place: number;
  readonly trigger: Trigger;
  readonly onTrigger: (trigger: Trigger) => void;
}

function OneTrigger({ place, trigger, onTrigger }: OneTriggerProps) {
  const form = formOf(trigger.key);
  const operators = Object.entries(form?.operators ?? {});
  const choose = (key: string) => {
    const next = formOf(key);
    const [operator = ''] = Object.keys(next?.operators ?? {});
    if (next) onTrigger({ key, operator, value: firstValue(next, operator) });
  };
  return (
    <>
      <select
        className={styles.select}
        aria-label={`Condition ${place}`}
        value={trigger.key}
        onChange={({ target }) => choose(target.value)}
      >
        {!form && <option value={trigger.key}>{trigger.key}</option>}
        {keyOptions.map(([key, { subject, operators: verbs, value }]) => (
          <option key={key} value={key}>
            {value === 'yes' ? `${subject} ${Object.values(verbs)[0]}` : subject}
          </option>
        ))}
      </select>
      {form && form.value !== 'yes' && (
        <select
          className={styles.select}
          aria-label={`Comparison of condition ${place}`}
          value={trigger.operator}
          onChange={({ target }) =>
            onTrigger({
              ...trigger,
              operator: target.value,
              value: form.value === 'choice' ? target.value : trigger.value,
            })
          }
        >
          {operators.map(([operator, words]) => (
            <option key={operator} value={operator}>
              {words}
            </option>
          ))}
        </select>
      )}
      {form && <ValueField form={form} place={place} trigger={trigger} onTrigger={onTrigger} />}
    </>
  );
}

const numberUnits = { seconds: 'seconds', times: '', money: 'in the shop’s currency' } as const;
const hints = {
  addresses: 'such as /products, several with commas',
  tags: 'tags, with commas',
  products: 'ids of products, with commas',
  countries: 'such as DE, FR',
} as const;

function ValueField({ form, place, trigger, onTrigger }: OneTriggerProps & { readonly form: TriggerForm }) {
  const { value: kind } = form;
  const label = `Value of condition ${place}`;
  if (kind === 'choice' || kind === 'yes') return null;
  if (kind === 'seconds' || kind === 'times' || kind === 'money') {
    return (
      <label className={styles.number}>
        <input
          type="number"
          min={0}
          step={kind === 'money' ? 'any' : 1}
          aria-label={label}
          value={typeof trigger.value === 'number' && Number.isFinite(trigger.value) ? trigger.value : ''}
          onChange={({ target }) =>
            onTrigger({ ...trigger, value: target.value === '' ? null : Number(target.value) })
          }
        />
        {numberUnits[kind]}
      </label>
    );
  }
  return (
    <WordsField
      label={label}
      hint={hints[kind]}
      words={[trigger.value ?? []].flat().map(String)}
      onWords={(value) => onTrigger({ ...trigger, value })}
    />
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly words: readonly string[];
  readonly onWords: (words: string[]) => void;
}

/** As it is typed, with its commas, while it says the same; what is said elsewhere takes its place. */
function WordsField({ label, hint, words, onWords }: WordsFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <input
      className={styles.text}
      aria-label={label}
      placeholder={hint}
      value={String(wordsIn(typed)) === String(words) ? typed : words.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        onWords(wordsIn(target.value));
      }}
    />
  );
}

const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const firstValue = ({ value }: TriggerForm, operator: string): Trigger['value'] => {
  if (value === 'yes') return true;
  if (value === 'choice') return operator;
  return value === 'seconds' || value === 'times' || value === 'money' ? 10 : [];
};
