import type { PortalAction } from '@shopbell/rules/orders';

/** Each action begins with the orders; what is wanted of them goes along. */
export const routeOf = (action: PortalAction): [path: string, parameters: Record<string, string>] => [
  '/self-service-portal/orders',
  action === 'track_and_manage' ? {} : { action },
];
