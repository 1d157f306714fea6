import type { ReactNode } from 'react';
import { AlertIcon } from '../../icons';
import { useSspTexts } from './useSspTexts';

interface FailureProps {
  readonly text: string;
  readonly onRetry: () => void;
  /** Another way to the same end. */
  readonly children?: ReactNode;
}

/** What did not work, and the way to try it again. */
export function Failure({ text, onRetry, children }: FailureProps) {
  const { t } = useSspTexts();
  return (
    <div className="blank">
      <AlertIcon />
      <p role="alert">{text}</p>
      <button type="button" className="secondary" onClick={onRetry}>
        {t('retry')}
      </button>
      {children}
    </div>
  );
}
