import type { Role } from '@shopbell/protocol';
import { classes } from '../app/classes';
import styles from './RoleSelect.module.css';
import { roleNames } from './roleWords';

export interface RoleSelectProps {
  readonly label: string;
  readonly value: Role;
  readonly roles: readonly Role[];
  readonly isTall?: boolean;
  readonly onChange: (role: Role) => void;
}

export const RoleSelect = ({ label, value, roles, isTall, onChange }: RoleSelectProps) => (
  <select
    className={classes(styles.select, isTall && styles.isTall)}
    aria-label={label}
    value={value}
    onChange={(event) => {
      const role = roles.find((each) => each === event.target.value);
      if (role) onChange(role);
    }}
  >
    {roles.map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </select>
);
