import type { AssistantModelState } from '@shopbell/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { Field } from '../../forms/Field';
import { FormProblem } from '../../forms/FormProblem';
import styles from '../Assistant.module.css';
import { Choice } from '../fields';
import { numberOf } from './numberOf';
import { useModelChange } from './useModelChange';

export function PolicyForm({ state: { policy } }: { readonly state: AssistantModelState }) {
  const [returnDays, setReturnDays] = useState(String(policy.returnDays ?? ''));
  const [sale, setSale] = useState(String(policy.areSaleItemsReturned ?? ''));
  const { change, isBusy, problem, of } = useModelChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    const body = {
      returnDays: numberOf(returnDays),
      areSaleItemsReturned: sale === '' ? null : sale === 'true',
    };
    change({ method: 'PUT', path: 'assistant/policy', body });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label="Days to return something"
        {...of('returnDays')}
        inputMode="numeric"
        value={returnDays}
        onValue={setReturnDays}
        hint="Empty: nothing is held against it."
        isOptional
      />
      <Choice label="Sale items" value={sale} onValue={setSale}>
        <option value="">Nothing is promised</option>
        <option value="true">Can be returned</option>
        <option value="false">Cannot be returned</option>
      </Choice>
      <div className={styles.row}>
        <Button type="submit" isBusy={isBusy}>
          Save the promises
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </form>
  );
}
