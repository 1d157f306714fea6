import type { AssistantModelState } from '@shopbell/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { Field } from '../../forms/Field';
import { FormProblem } from '../../forms/FormProblem';
import styles from '../Assistant.module.css';
import { Choice, Line } from '../fields';
import { sellingOf, type WrittenCode, type WrittenSelling, writtenOf, wrongOf } from './discounts';
import { useModelChange } from './useModelChange';

const codesMax = 20;

/** Which codes it may give, and what none of them may be worth more than. */
export function SellingForm({ state: { selling } }: { readonly state: AssistantModelState }) {
  const [written, setWritten] = useState(() => writtenOf(selling));
  const [isChecked, setIsChecked] = useState(false);
  const { change, isBusy, problem } = useModelChange();
  const { maxPercent, maxAmount, currency, codes } = written;
  const set = (part: Partial<WrittenSelling>) => setWritten({ ...written, ...part });
  const write = (index: number, part: Partial<WrittenCode>) =>
    set({ codes: codes.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  const kept = { ...written, codes: codes.filter(({ code }) => code.trim() !== '') };
  const wrong = wrongOf(kept);
  const next: WrittenCode =
    maxPercent === '' && maxAmount !== ''
      ? { code: '', worth: maxAmount, kind: 'amount' }
      : { code: '', worth: maxPercent, kind: 'percent' };
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!wrong) change({ method: 'PUT', path: 'assistant/selling', body: sellingOf(kept) });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label="At most, in percent"
        name="max-percent"
        inputMode="decimal"
        value={maxPercent}
        onValue={(words) => set({ maxPercent: words })}
        hint="Empty: it gives no percentage."
        isOptional
      />
      <div className={styles.money}>
        <Field
          label="At most, in money"
          name="max-amount"
          inputMode="decimal"
          value={maxAmount}
          onValue={(words) => set({ maxAmount: words })}
          hint="Empty: it gives no amount."
          isOptional
        />
        <Field
          label="Currency"
          name="currency"
          value={currency}
          onValue={(words) => set({ currency: words })}
          maxLength={3}
          spellCheck={false}
          isOptional
        />
      </div>
      {codes.length > 0 && (
        <ul className={styles.cards} aria-label="Codes">
          {codes.map((code, index) => (
            <Code
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike while they are written.
              key={index}
              written={code}
              currency={currency}
              onWrite={(part) => write(index, part)}
              onRemove={() => set({ codes: codes.filter((_, at) => at !== index) })}
            />
          ))}
        </ul>
      )}
      <div className={styles.row}>
        {codes.length < codesMax && (
          <Button onClick={() => set({ codes: [...codes, next] })}>Add a code</Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          Save the discounts
        </Button>
      </div>
      <FormProblem>{(isChecked && wrong) || problem}</FormProblem>
    </form>
  );
}

interface CodeProps {
  readonly written: WrittenCode;
  readonly currency: string;
  readonly onWrite: (part: Partial<WrittenCode>) => void;
  readonly onRemove: () => void;
}

const Code = ({ written: { code, worth, kind }, currency, onWrite, onRemove }: CodeProps) => (
  <li className={styles.code}>
    <Line label="Code" maxLength={100} value={code} onValue={(words) => onWrite({ code: words })} />
    <Line label="Worth" maxLength={9} value={worth} onValue={(words) => onWrite({ worth: words })} />
    <Choice
      label="Of what"
      value={kind}
      onValue={(chosen) => onWrite({ kind: chosen as WrittenCode['kind'] })}
    >
      <option value="percent">Percent</option>
      <option value="amount">{currency.trim().toUpperCase() || 'Money'}</option>
    </Choice>
    <Button label={`Remove ${code || 'this code'}`} onClick={onRemove}>
      Remove
    </Button>
  </li>
);
