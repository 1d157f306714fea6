import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useStyles } from '../../styles';
import type { Translate } from '../types';
import { Field } from './Field';
import css from './form.css?inline';
import { type FormField, problemOf, sentValue } from './formFields';

export interface FormProps {
  readonly title: string;
  readonly text?: string;
  readonly fields: readonly FormField[];
  readonly submitLabel: string;
  /** What stands in the form's place once it is sent. */
  readonly thanks: (values: Readonly<Record<string, string>>) => ReactNode;
  readonly isSent?: boolean;
  readonly t: Translate;
  /** Between the fields and the button. */
  readonly extra?: ReactNode;
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<void>;
  readonly onSkip?: { readonly label: string; readonly act: () => void };
}

type State = 'open' | 'sending' | 'failed' | 'sent';

/** Fields in a card of a message: checked when sent, the first wrong one focused, and thanks in the end. */
export function Form(props: FormProps) {
  const { fields, t, onSubmit, onSkip } = props;
  useStyles(css);
  const root = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [progress, setState] = useState<State>('open');
  const state = props.isSent ? 'sent' : progress;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const checks = fields.map(async (field) => {
      const problem = await problemOf(field, values[field.name] ?? '');
      return problem === null ? [] : [[field.name, t(problem)] as const];
    });
    const found = Object.fromEntries((await Promise.all(checks)).flat());
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined)
      return root.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    setState('sending');
    const given = await Promise.all(
      fields.map(async (field) => [field.name, await sentValue(field, values[field.name] ?? '')] as const),
    );
    const sent = Object.fromEntries(given.filter(([, value]) => value !== ''));
    onSubmit(sent).then(
      () => {
        setState('sent');
        status.current?.focus();
      },
      () => setState('failed'),
    );
  };

  const skip = () => {
    // The button goes with the form: whoever works by keys goes on from the conversation.
    root.current?.closest<HTMLElement>('[role=log]')?.focus();
    onSkip?.act();
  };

  return (
    <form ref={root} className="card capture-form" noValidate onSubmit={(event) => void submit(event)}>
      {state !== 'sent' && (
        <>
          <p className="capture-title">{props.title}</p>
          {props.text && <p className="capture-text">{props.text}</p>}
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              error={problems[field.name] ?? null}
              isDisabled={state === 'sending'}
              onChange={(value) => setValues((all) => ({ ...all, [field.name]: value }))}
            />
          ))}
          {props.extra}
          <div className="capture-buttons">
            <button type="submit" className="capture-submit" disabled={state === 'sending'}>
              {props.submitLabel}
            </button>
            {onSkip && (
              <button type="button" className="capture-skip" onClick={skip}>
                {onSkip.label}
              </button>
            )}
          </div>
        </>
      )}
      <p ref={status} className="capture-status" role="status" tabIndex={-1}>
        {state === 'failed' && <span className="capture-error">{t('formFailed')}</span>}
        {state === 'sent' && props.thanks(values)}
      </p>
    </form>
  );
}
