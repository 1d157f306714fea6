import styles from './Avatar.module.css';
import { classes } from './classes';
import { initials } from './initials';
import { toneOf } from './toneOf';

export interface AvatarProps {
  readonly name: string;
  /** What the colour is derived from; it stays when the name changes. */
  readonly seed: string;
}

export const Avatar = ({ name, seed }: AvatarProps) => (
  <span className={classes(styles.avatar, styles[`tone${toneOf(seed)}`])} aria-hidden="true">
    {initials(name)}
  </span>
);
