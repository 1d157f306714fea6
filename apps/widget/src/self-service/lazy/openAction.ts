import type { PortalAction } from '@shopbell/rules/orders';
import type { Widget } from '../../app/Widget';

/** Each begins with the orders; what is wanted of them goes along. */
export const openAction = ({ router }: Widget, action: PortalAction): void =>
  router.push('/self-service-portal/orders', action === 'track_and_manage' ? {} : { action });
