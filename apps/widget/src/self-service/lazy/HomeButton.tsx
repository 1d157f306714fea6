import { useStore } from '@shopbell/looks';
import { useWidget } from '../../app/WidgetContext';
import { HomeIcon } from './portalIcons';
import { useSspTexts } from './useSspTexts';

/** The way home stands one tap away (PGE-08). */
export function View() {
  const { overrides, router } = useWidget();
  const { t } = useSspTexts();
  const { route } = useStore(router.store);
  if (useStore(overrides).isPortalDisabled || route.path === '/self-service-portal/home') return null;
  return (
    <button
      type="button"
      className="tool"
      aria-label={t('homeTitle')}
      onClick={() => router.push('/self-service-portal/home')}
    >
      <HomeIcon />
    </button>
  );
}
