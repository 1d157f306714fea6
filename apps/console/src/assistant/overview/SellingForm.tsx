import type { AssistantModelState } from '@shopbell/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { Field } from '../../forms/Field';
import { FormProblem } from '../../forms/FormProblem';
import styles from '../Assistant.module.css';
import { Line } from '../fields';
import { useModelChange } from './useModelChange';

interface Written {
  readonly code: string;
  readonly percent: string;
}

const codesMax = 20;

/** Which codes it may give, and what none of them may be worth more than. */
export function SellingForm({ state: { selling } }: { readonly state: AssistantModelState }) {
  const [maxPercent, setMaxPercent] = useState(String(selling.maxPercent || ''));
  const [codes, setCodes] = useState<readonly Written[]>(() =>
    selling.codes.map(({ code, percent }) => ({ code, percent: String(percent) })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const { change, isBusy, problem } = useModelChange();
  const write = (index: number, part: Partial<Written>) =>
    setCodes(codes.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const kept = codes.filter(({ code }) => code.trim() !== '');
  const tooMuch = kept.find(({ percent }) => Number(percent) > Number(maxPercent));
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (tooMuch) return;
    const body = {
      maxPercent: Number(maxPercent),
      codes: kept.map(({ code, percent }) => ({ code: code.trim(), percent: Number(percent) })),
    };
    change({ method: 'PUT', path: 'assistant/selling', body });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label="At most, in percent"
        name="max-percent"
        inputMode="decimal"
        value={maxPercent}
        onValue={setMaxPercent}
        hint="Empty: it gives no discount."
        isOptional
      />
      {codes.length > 0 && (
        <ul className={styles.cards} aria-label="Codes">
          {codes.map(({ code, percent }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike while they are written.
            <li key={index} className={styles.code}>
              <Line
                label="Code"
                maxLength={100}
                value={code}
                onValue={(words) => write(index, { code: words })}
              />
              <Line
                label="Percent"
                maxLength={5}
                value={percent}
                onValue={(words) => write(index, { percent: words })}
              />
              <Button
                label={`Remove ${code || 'this code'}`}
                onClick={() => setCodes(codes.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        {codes.length < codesMax && (
          <Button onClick={() => setCodes([...codes, { code: '', percent: maxPercent }])}>Add a code</Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          Save the discounts
        </Button>
      </div>
      <FormProblem>
        {isChecked && tooMuch ? `${tooMuch.code.trim()} is worth more than the limit.` : problem}
      </FormProblem>
    </form>
  );
}
