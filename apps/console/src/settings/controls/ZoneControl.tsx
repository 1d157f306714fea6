import { isKnownTimeZone } from '@shopbell/rules/business-hours';
import { useId } from 'react';
import { classes } from '../../app/classes';
import { browserDates, formatDate } from '../../app/dates';
import { useNow } from '../../app/useNow';
import field from '../../forms/Field.module.css';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Typed or chosen; the clock there says whether it is the right one. */
export function ZoneControl({ id, value, onChange, describedBy, isInvalid }: ControlProps<string>) {
  const listId = useId();
  const nowMs = useNow(10_000);
  const { locale } = browserDates();
  return (
    <span className={styles.withUnit}>
      <input
        id={id}
        list={listId}
        className={classes(field.input, styles.input, styles.isMoment)}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {isKnownTimeZone(value) && (
        <span className={styles.aside}>
          {formatDate(
            nowMs,
            { locale, timeZone: value },
            { weekday: 'short', hour: 'numeric', minute: '2-digit' },
          )}{' '}
          there now
        </span>
      )}
    </span>
  );
}
