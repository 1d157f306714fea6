import type { Order } from '@shopbell/protocol';
import { useWidget } from '../../app/WidgetContext';
import { Page } from './Page';
import { BoxIcon } from './portalIcons';
import { useSspTexts } from './useSspTexts';

export interface ImpossibleProps {
  readonly order: Order;
  readonly title: string;
  readonly because: string;
}

/** Why something cannot be done with an order now, and what can. */
export function Impossible({ order, title, because }: ImpossibleProps) {
  const { router } = useWidget();
  const { t } = useSspTexts();
  const show = () => router.replace('/self-service-portal/order-details', { order: String(order.id) });
  return (
    <Page title={title}>
      <div className="blank">
        <BoxIcon />
        <p role="status">{because}</p>
        <button type="button" className="secondary" onClick={show}>
          {t('orderOpen', { number: order.name })}
        </button>
      </div>
    </Page>
  );
}
