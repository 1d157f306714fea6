import { useStore } from '@shopbell/looks';
import { useEffect } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { leavePortal } from './leavePortal';
import { Page } from './Page';
import { type Access, portalOf } from './portalOf';
import { nameOf } from './SignedInLine';
import { useSspTexts } from './useSspTexts';

export interface SignedInAsProps extends ScreenProps {
  /** Where whoever is nobody, or wants to be somebody else, signs in. */
  readonly start: string;
  readonly onGoOn: (access: Access) => void;
}

/** OTP-15: who the shopper is taken for, to go on or to change it. */
export function SignedInAs({ start, parameters, onGoOn }: SignedInAsProps) {
  const widget = useWidget();
  const { t } = useSspTexts();
  const { access } = useStore(portalOf(widget).store);
  useEffect(() => {
    if (!access) widget.router.replace(start, parameters);
  }, [access, widget, start, parameters]);
  if (!access) return null;
  const { customer } = access;
  return (
    <Page title={t('signedInAs', { name: nameOf(customer) })}>
      {customer.first_name && customer.email && <p className="quiet">{customer.email}</p>}
      <button type="button" className="primary" onClick={() => onGoOn(access)}>
        {t('signedInContinue')}
      </button>
      <button type="button" className="secondary" onClick={() => leavePortal(widget)}>
        {t('signedInChange')}
      </button>
    </Page>
  );
}
