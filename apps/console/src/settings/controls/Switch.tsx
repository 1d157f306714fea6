import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

export const Switch = ({ id, value, onChange, describedBy }: ControlProps<boolean>) => (
  <input
    id={id}
    type="checkbox"
    role="switch"
    className={styles.switch}
    checked={value}
    aria-checked={value}
    onChange={(event) => onChange(event.target.checked)}
    aria-describedby={describedBy}
  />
);
