import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

/** A moment in the time of this device; none is none. */
export const MomentControl = ({
  id,
  value,
  onChange,
  describedBy,
  isInvalid,
}: ControlProps<string | null>) => (
  <span className={styles.withUnit}>
    <input
      id={id}
      type="datetime-local"
      className={classes(field.input, styles.input, styles.isMoment)}
      value={value === null ? '' : toLocal(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : new Date(target.value).toISOString())}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
    />
    {value !== null && <Button onClick={() => onChange(null)}>Clear</Button>}
  </span>
);

function toLocal(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
