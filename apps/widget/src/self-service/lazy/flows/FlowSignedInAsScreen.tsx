import { useStore } from '@shopbell/looks';
import { useEffect } from 'react';
import type { ScreenProps } from '../../../app/Feature';
import { useWidget } from '../../../app/WidgetContext';
import { Page } from '../Page';
import { portalOf } from '../portalOf';
import { nameOf } from '../SignedInLine';
import { useSspTexts } from '../useSspTexts';
import { flowsOf } from './flowsOf';

/** FLW-08: as who the shopper goes on. */
export function View({ parameters }: ScreenProps) {
  const widget = useWidget();
  const { t } = useSspTexts();
  const portal = portalOf(widget);
  const { access } = useStore(portal.store);
  useEffect(() => {
    if (!access) widget.router.replace('/flow/sign-in', parameters);
  }, [access, widget, parameters]);
  if (!access) return null;
  const { customer, accessToken } = access;
  const goOn = () => {
    flowsOf(widget).comeBack();
    void flowsOf(widget).answer({ kind: 'signed-in', accessToken }, nameOf(customer));
  };
  return (
    <Page title={t('signedInAs', { name: nameOf(customer) })}>
      {customer.first_name && customer.email && <p className="quiet">{customer.email}</p>}
      <button type="button" className="primary" onClick={goOn}>
        {t('signedInContinue')}
      </button>
      <button type="button" className="secondary" onClick={portal.signOut}>
        {t('signedInChange')}
      </button>
    </Page>
  );
}
