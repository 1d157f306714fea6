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
  const wrong = wrongOf(maxPercent, kept);
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (wrong) return;
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
      <FormProblem>{(isChecked && wrong) || problem}</FormProblem>
    </form>
  );
}

/** What cannot be saved like that, as a sentence; null where it can. */
function wrongOf(maxPercent: string, codes: readonly Written[]): string | null {
  if (!isPercent(maxPercent || '0')) return 'The limit is a number from 0 to 100.';
  const odd = codes.find(({ percent }) => !isPercent(percent) || Number(percent) === 0);
  if (odd) return `Write what ${odd.code.trim()} is worth in percent, as a number.`;
  const tooMuch = codes.find(({ percent }) => Number(percent) > Number(maxPercent));
  return tooMuch ? `${tooMuch.code.trim()} is worth more than the limit.` : null;
}

const isPercent = (text: string): boolean => /^\s*\d{1,3}(\.\d{1,2})?\s*$/.test(text) && Number(text) <= 100;
