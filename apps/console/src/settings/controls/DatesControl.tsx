import { useState } from 'react';
import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import { browserDates, formatDate } from '../../app/dates';
import field from '../../forms/Field.module.css';
import { CloseIcon } from '../../icons/CloseIcon';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

/** Days of a calendar, in order, each once. */
export function DatesControl(props: ControlProps<readonly string[] | undefined>) {
  const { id, label, value = [], onChange, describedBy, isInvalid } = props;
  const [date, setDate] = useState('');

  function add() {
    if (date === '') return;
    onChange([...new Set([...value, date])].sort());
    setDate('');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.list}>
      <ul>
        {value.map((each) => (
          <li key={each} className={styles.date}>
            {longDate(each)}
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${longDate(each)}`}
              onClick={() => onChange(value.filter((other) => other !== each))}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <span className={styles.withUnit}>
        <input
          type="date"
          className={classes(field.input, styles.input, styles.isDate)}
          aria-label="Date"
          aria-invalid={isInvalid}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button onClick={add}>Add the date</Button>
      </span>
    </div>
  );
}

const longDate = (date: string): string =>
  formatDate(Date.parse(date), { ...browserDates(), timeZone: 'UTC' }, { dateStyle: 'full' });
