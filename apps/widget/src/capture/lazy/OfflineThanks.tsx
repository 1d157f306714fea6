import { useTexts } from '../../i18n';
import { CheckIcon } from '../../icons/CheckIcon';

export interface OfflineThanksProps {
  readonly email: string;
  readonly onAnother: () => void;
}

export function OfflineThanks({ email, onAnother }: OfflineThanksProps) {
  const { t } = useTexts();
  return (
    <div className="capture thanks" role="status">
      <CheckIcon />
      <h3>{t('offlineThanksTitle')}</h3>
      <p>{t('offlineThanksText', { email })}</p>
      <button type="button" className="secondary" onClick={onAnother}>
        {t('offlineAnother')}
      </button>
    </div>
  );
}
