import { useState } from 'react';
import styles from './Avatar.module.css';
import { classes } from './classes';
import { initials } from './initials';
import { toneOf } from './toneOf';

export interface AvatarProps {
  readonly name: string;
  /** What the colour is derived from; it stays when the name changes. */
  readonly seed: string;
  readonly pictureUrl?: string | null;
  readonly isLarge?: boolean;
}

export const Avatar = ({ name, seed, pictureUrl = null, isLarge = false }: AvatarProps) => (
  <span
    className={classes(styles.avatar, isLarge && styles.isLarge, styles[`tone${toneOf(seed)}`])}
    aria-hidden="true"
  >
    {pictureUrl === null ? (
      initials(name)
    ) : (
      <Picture key={pictureUrl} url={pictureUrl} otherwise={initials(name)} />
    )}
  </span>
);

function Picture({ url, otherwise }: { readonly url: string; readonly otherwise: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return isBroken ? otherwise : <img src={url} alt="" onError={() => setIsBroken(true)} />;
}
