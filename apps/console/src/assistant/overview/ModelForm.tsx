import type { AssistantModelState } from '@shopbell/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { Field } from '../../forms/Field';
import { FormProblem } from '../../forms/FormProblem';
import styles from '../Assistant.module.css';
import { useModelChange } from './useModelChange';

const path = 'assistant/model';

/** A model of the shop's own. Its key is written, never read. */
export function ModelForm({ state: { own, cannotKeep } }: { readonly state: AssistantModelState }) {
  const [isOpen, setIsOpen] = useState(false);
  const [baseUrl, setBaseUrl] = useState(own?.baseUrl ?? '');
  const [model, setModel] = useState(own?.model ?? '');
  const [apiKey, setApiKey] = useState('');
  const { change, isBusy, problem, of } = useModelChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    change({ method: 'PUT', path, body: { baseUrl, model, ...(apiKey !== '' && { apiKey }) } });
  }
  if (cannotKeep !== null) return <p className={styles.quiet}>{cannotKeep}</p>;
  if (!isOpen)
    return (
      <>
        <div className={styles.row}>
          <Button onClick={() => setIsOpen(true)}>{own ? 'Change the model' : 'Use your own model'}</Button>
          {own && (
            <Button isBusy={isBusy} onClick={() => change({ method: 'DELETE', path, body: {} })}>
              Forget the model and its key
            </Button>
          )}
        </div>
        <FormProblem>{problem}</FormProblem>
      </>
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label="Address"
        {...of('baseUrl')}
        value={baseUrl}
        onValue={setBaseUrl}
        maxLength={500}
        placeholder="https://api.example.com/v1"
        hint="Of any service that speaks the OpenAI protocol."
        spellCheck={false}
      />
      <Field
        label="Model"
        {...of('model')}
        value={model}
        onValue={setModel}
        maxLength={200}
        spellCheck={false}
      />
      <Field
        label="Key"
        {...of('apiKey')}
        type="password"
        autoComplete="off"
        value={apiKey}
        onValue={setApiKey}
        maxLength={500}
        hint={
          own?.hasKey ? 'Left empty, the one that is kept stays.' : 'Kept sealed; nobody is shown it again.'
        }
        isOptional
      />
      <div className={styles.row}>
        <Button type="submit" look="strong" isBusy={isBusy}>
          Save the model
        </Button>
        <Button onClick={() => setIsOpen(false)}>Cancel</Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </form>
  );
}
