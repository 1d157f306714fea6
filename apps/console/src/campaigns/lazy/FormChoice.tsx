import type { CardAttachment } from '@shopbell/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import { Field } from '../../forms/Field';
import styles from '../Campaigns.module.css';

export type VisitorForm = Extract<CardAttachment, { contentType: 'application/visitorForm' }>;
type FormField = VisitorForm['extra']['fields'][number];

const types = { email: 'An email address', phone: 'A telephone number', text: 'A line of text' } as const;
type FieldType = keyof typeof types;
const firstQuestions = { email: 'Your email address', phone: 'Your telephone number', text: '' };
const mostFields = 6;

/** Answers are known by the name of their field, so it stays when the question is put in other words. */
function newField(others: readonly FormField[], type: FieldType): FormField {
  const isFree = (name: string) => others.every((other) => other.name !== name);
  const name = [type, ...others.map((_, index) => `${type}${index + 2}`)].find(isFree) ?? type;
  return { name, type, label: firstQuestions[type], required: true };
}

export interface FormChoiceProps {
  /** The one to change; null for a new one. */
  readonly form: VisitorForm | null;
  readonly onChoose: (form: VisitorForm) => void;
}

export function FormChoice({ form, onChoose }: FormChoiceProps) {
  const [name, setName] = useState(form?.name ?? '');
  const [fields, setFields] = useState<readonly FormField[]>(form?.extra.fields ?? [newField([], 'email')]);
  const [consentText, setConsentText] = useState(form?.extra.consentText ?? '');
  const [isTried, setIsTried] = useState(false);
  const without = (index: number) => fields.filter((_, at) => at !== index);
  const change = (index: number, part: Partial<FormField>) =>
    setFields(fields.map((field, at) => (at === index ? { ...field, ...part } : field)));
  const isBlank = (text: string) => text.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isBlank(name) || fields.some(({ label }) => isBlank(label))) return;
    const { consentText: _, ...kept } = form?.extra ?? {};
    onChoose({
      ...{ contentType: 'application/visitorForm', url: '', size: 0, name: name.trim() },
      extra: {
        ...kept,
        fields: [...fields],
        ...(!isBlank(consentText) && { consentText: consentText.trim() }),
      },
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Heading"
        name="form-name"
        value={name}
        onValue={setName}
        maxLength={300}
        problem={isTried && isBlank(name) ? 'Say what the form is for.' : null}
        hasFirstFocus
      />
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is asked for may change while it has the focus.
        <fieldset key={index} className={classes(styles.triggers, styles.form)}>
          <Field
            label={`Question ${index + 1}`}
            name={`form-${field.name}`}
            value={field.label}
            onValue={(label) => change(index, { label })}
            maxLength={200}
            problem={isTried && isBlank(field.label) ? 'Write what you ask for.' : null}
          />
          <span className={styles.row}>
            <select
              className={styles.select}
              aria-label={`What question ${index + 1} asks for`}
              value={field.type}
              onChange={({ target }) => {
                const { label: asked, ...other } = newField(without(index), target.value as FieldType);
                const isOwn = !Object.values(firstQuestions).includes(field.label);
                change(index, { name: other.name, type: other.type, label: isOwn ? field.label : asked });
              }}
            >
              {Object.entries(types).map(([type, words]) => (
                <option key={type} value={type}>
                  {words}
                </option>
              ))}
            </select>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={field.required}
                onChange={() => change(index, { required: !field.required })}
              />
              Must be answered
            </label>
            {fields.length > 1 && (
              <Button label={`Remove question ${index + 1}`} onClick={() => setFields(without(index))}>
                Remove
              </Button>
            )}
          </span>
        </fieldset>
      ))}
      {fields.length < mostFields && (
        <Button onClick={() => setFields([...fields, newField(fields, 'text')])}>Add a question</Button>
      )}
      <Field
        label="Consent to ask for"
        name="form-consent"
        value={consentText}
        onValue={setConsentText}
        maxLength={500}
        placeholder="Send me news by email."
        hint="Stands beside a box of its own that is not ticked before. Each yes is kept with its time and these words. Left empty, there is no box."
        isOptional
      />
      <Button type="submit" look="strong">
        {form ? 'Change the form' : 'Add the form'}
      </Button>
    </form>
  );
}
