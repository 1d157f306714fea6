import { useWidget } from '../../app/WidgetContext';
import { CheckIcon } from '../../icons/CheckIcon';
import { Page } from './Page';
import { useSspTexts } from './useSspTexts';

/** The shop has it: what happens now, and where it will be answered. */
export function Thanks({ title, text }: { readonly title: string; readonly text: string }) {
  const { router } = useWidget();
  const { t } = useSspTexts();
  return (
    <Page title={title}>
      <div className="blank" role="status">
        <CheckIcon />
        <p>{text}</p>
        <p className="quiet">{t('requestAnswer')}</p>
      </div>
      <button type="button" className="primary" onClick={() => router.push('/chat')}>
        {t('requestToChat')}
      </button>
    </Page>
  );
}
