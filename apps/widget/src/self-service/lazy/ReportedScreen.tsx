import { useEffect } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { Thanks } from './Thanks';
import { useSspTexts } from './useSspTexts';

/** RTE-17: what was reported is with the shop. */
export function View({ parameters: { number } }: ScreenProps) {
  const { router } = useWidget();
  const { t } = useSspTexts();
  useEffect(() => {
    if (!number) router.replace('/self-service-portal/home');
  }, [number, router]);
  return number ? <Thanks title={t('orderReport')} text={t('reportDone', { number })} /> : null;
}
