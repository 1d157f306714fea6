import { useStore } from '@shopbell/looks';
import { useEffect } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { Page } from './Page';
import { portalOf } from './portalOf';
import { nameOf } from './SignedInLine';
import { goOn } from './useLogin';
import { useSspTexts } from './useSspTexts';

/** OTP-15: who the shopper is taken for, to go on or to change it. */
export function View({ parameters }: ScreenProps) {
  const widget = useWidget();
  const { t } = useSspTexts();
  const portal = portalOf(widget);
  const { access } = useStore(portal.store);
  useEffect(() => {
    if (!access) widget.router.replace('/auth', parameters);
  }, [access, widget, parameters]);
  if (!access) return null;
  const { customer } = access;
  // Back to where they came from, unless they were on their way elsewhere.
  const leave = () => {
    const { router } = widget;
    if (!parameters.next && router.store.get().canGoBack) router.back();
    else goOn(widget, parameters, '/chat');
  };
  return (
    <Page title={t('signedInAs', { name: nameOf(customer) })}>
      {customer.first_name && customer.email && <p className="quiet">{customer.email}</p>}
      <button type="button" className="primary" onClick={leave}>
        {t('signedInContinue')}
      </button>
      <button type="button" className="secondary" onClick={portal.signOut}>
        {t('signedInChange')}
      </button>
    </Page>
  );
}
