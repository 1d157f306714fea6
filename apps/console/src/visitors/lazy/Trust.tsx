import type { VisitorProof, VisitorTrust } from '@shopbell/protocol';
import { useId } from 'react';
import { classes } from '../../app/classes';
import styles from './Trust.module.css';

const trustWords = {
  anonymous: ['Anonymous', 'Nobody knows who this is.'],
  typed: ['Typed by an agent', 'Somebody at this desk wrote the address down. The shopper has not given it.'],
  captured: ['Given by the shopper', 'The shopper gave this address. It is not proven to be theirs.'],
  verified: ['Verified', 'The shopper has proven that this address is theirs.'],
} as const satisfies Record<VisitorTrust, readonly [string, string]>;

const proofWords = {
  code: ['Verified by a code', 'The shopper has read a code that was sent there.'],
  platform: [
    'Verified by the shop',
    'The shopper is signed in to the shop, which knows them by this address.',
  ],
} as const satisfies Record<VisitorProof, readonly [string, string]>;

export interface TrustProps {
  readonly trust: VisitorTrust;
  /** What proved it, where that is known. */
  readonly proof: VisitorProof | null;
}

/** How far to believe who this is. What it means is told to the mouse, the keyboard and the finger alike. */
export function Trust({ trust, proof }: TrustProps) {
  const id = useId();
  const [words, meaning] = proof === null ? trustWords[trust] : proofWords[proof];
  return (
    <span className={styles.trust}>
      <button
        type="button"
        className={classes(styles.words, trust === 'verified' && styles.isVerified)}
        aria-describedby={id}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
      >
        {words}
      </button>
      <span role="tooltip" id={id} className={styles.meaning}>
        {meaning}
      </span>
    </span>
  );
}
