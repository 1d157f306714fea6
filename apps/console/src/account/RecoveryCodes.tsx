import { useState } from 'react';
import { Button } from '../app/Button';
import styles from './TwoFactorSection.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  }

  return (
    <>
      <p className={styles.kept} role="status">
        <strong>Two-factor is on. Keep these recovery codes.</strong> Each opens your account once when your
        phone is away. They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy().catch(() => {})}>{isCopied ? 'Copied' : 'Copy'}</Button>
        <Button look="strong" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </>
  );
}
