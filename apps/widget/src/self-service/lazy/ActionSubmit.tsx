import type { ActionProgress } from './useOrderAction';
import { useSspTexts } from './useSspTexts';

/** The one press that does it; while it is under way there is nothing to press. */
export function ActionSubmit({
  progress: { kind },
  label,
}: {
  readonly progress: ActionProgress;
  readonly label: string;
}) {
  const { t } = useSspTexts();
  return (
    <>
      {kind === 'failed' && (
        <p className="field-error" role="alert">
          {t('errorRequest')}
        </p>
      )}
      <button type="submit" className="primary" disabled={kind === 'under-way'}>
        {label}
      </button>
      <p className="quiet" role="status">
        {kind === 'under-way' && t('actionUnderWay')}
      </p>
    </>
  );
}
