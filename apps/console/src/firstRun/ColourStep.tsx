import { textOn } from '@shopbell/rules/appearance';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../app/Button';
import { useDesk } from '../desk/useDesk';
import { FormProblem } from '../forms/FormProblem';
import type { StepProps } from './FirstRunScreen';
import styles from './FirstRunScreen.module.css';

export function ColourStep({ guide, isBusy, problem, save }: StepProps) {
  const { member } = useDesk();
  const [mainColor, setMainColor] = useState(guide.mainColor);
  const inputId = useId();
  const look = { background: mainColor, color: textOn(mainColor) };

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
      <div className={styles.preview} aria-hidden="true">
        <p className={styles.previewHead} style={look}>
          {member.shop.name}
        </p>
        <p className={styles.previewOther}>How can we help?</p>
        <p className={styles.previewOwn} style={look}>
          Is the kettle in stock?
        </p>
      </div>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" look="strong" isBusy={isBusy}>
        Save and go on
      </Button>
    </form>
  );
}
