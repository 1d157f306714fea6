import { type FormEvent, useId, useState } from 'react';
import { Button } from '../app/Button';
import { FormProblem } from '../forms/FormProblem';
import { ChatPreview } from './ChatPreview';
import styles from './FirstRunScreen.module.css';
import type { StepProps } from './StepProps';

export function ColourStep({ guide, isBusy, problem, save }: StepProps) {
  const [mainColor, setMainColor] = useState(guide.mainColor);
  const inputId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) save('/colours', { mainColor });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <p>The chat takes on your colour; the words on it stay readable by themselves.</p>
      <div className={styles.colour}>
        <label htmlFor={inputId}>Colour of the chat</label>
        <input
          id={inputId}
          type="color"
          value={mainColor}
          onChange={(event) => setMainColor(event.target.value)}
        />
        <code>{mainColor}</code>
      </div>
      <ChatPreview appKey={guide.appKey} mainColor={mainColor} />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" look="strong" isBusy={isBusy}>
        Save and go on
      </Button>
    </form>
  );
}
