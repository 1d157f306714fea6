import { deskLimits, limits, type Macro } from '@shopbell/protocol';
import { unknownVariables } from '@shopbell/rules/macros';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../app/Button';
import { Field } from '../forms/Field';
import { FormProblem } from '../forms/FormProblem';
import { TextField } from '../forms/TextField';
import { problemCode, problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './MacrosScreen.module.css';

export interface MacroFormProps {
  /** Null makes a new one. */
  readonly macro: Macro | null;
  readonly onSaved: () => Promise<void>;
  readonly onCancel: () => void;
}

export function MacroForm({ macro, onSaved, onCancel }: MacroFormProps) {
  const [name, setName] = useState(macro?.name ?? '');
  const [text, setText] = useState(macro?.text ?? '');
  const [isJudged, setIsJudged] = useState(false);
  const saving = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim(), text };
      if (macro) await sendJson('PUT', `macros/${macro.id}`, body);
      else await sendJson('POST', 'macros', body);
      await onSaved();
    },
  });
  const isNameTaken = saving.isError && problemCode(saving.error) === 'name-taken';
  const nameProblem = isNameTaken
    ? problemText(saving.error)
    : isJudged && name.trim() === ''
      ? 'Give it a name.'
      : null;
  const textProblem = isJudged ? judgeText(text) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsJudged(true);
    if (name.trim() !== '' && judgeText(text) === null && !saving.isPending) saving.mutate();
  }

  // It closes with the save, so what was typed meanwhile would be gone.
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Name"
        name="macro-name"
        value={name}
        maxLength={deskLimits.macroNameMax}
        onValue={(value) => {
          setName(value);
          saving.reset();
        }}
        problem={nameProblem}
        isReadOnly={saving.isPending}
        hasFirstFocus
      />
      <TextField
        label="Text"
        name="macro-text"
        value={text}
        maxLength={limits.messageTextMax}
        onValue={setText}
        problem={textProblem}
        isReadOnly={saving.isPending}
      />
      <FormProblem>{saving.isError && !isNameTaken && problemText(saving.error)}</FormProblem>
      <span className={styles.buttons}>
        <Button type="submit" look="strong" isBusy={saving.isPending}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </span>
    </form>
  );
}

function judgeText(text: string): string | null {
  if (text.trim() === '') return 'Write what it says.';
  const [unknown] = unknownVariables(text);
  return unknown === undefined ? null : `There is no variable {{${unknown}}}.`;
}
