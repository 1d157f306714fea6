import { AlertIcon } from '../../icons';
import { useSspTexts } from './useSspTexts';

/** What did not work, and the way to try it again. */
export function Failure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useSspTexts();
  return (
    <div className="blank">
      <AlertIcon />
      <p role="alert">{text}</p>
      <button type="button" className="secondary" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
