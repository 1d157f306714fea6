import type { OrderCustomer } from '@shopbell/protocol';
import { useWidget } from '../../app/WidgetContext';
import { leavePortal } from './leavePortal';
import { useSspTexts } from './useSspTexts';

/** As who the orders are seen, and the way out. */
export function SignedInLine({ customer }: { readonly customer: OrderCustomer }) {
  const { t } = useSspTexts();
  const widget = useWidget();
  return (
    <p className="signed-in">
      {t('signedInAs', { name: nameOf(customer) })}{' '}
      <button type="button" className="link" onClick={() => leavePortal(widget)}>
        {t('signOut')}
      </button>
    </p>
  );
}

export const nameOf = ({ first_name, email, phone }: OrderCustomer): string =>
  first_name || email || phone || '';
