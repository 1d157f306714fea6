import { triedParts } from '../triedParts';
import { createMagentoCalls, type MagentoOptions } from './createMagentoCalls';
import { magentoCustomer, magentoInvoice, magentoOrder, magentoRefund, magentoShipment } from './shapes';

/** Which resources, as Magento's own form for integrations calls them, a token must be allowed and is not. */
export function magentoAccess(options: MagentoOptions) {
  const { search } = createMagentoCalls(options);
  const one = { any: [], most: 1 };
  return triedParts({
    'Sales > Orders': () => search('orders', magentoOrder, one),
    'Customers > All Customers': () => search('customers/search', magentoCustomer, one),
    'Sales > Shipments': () => search('shipments', magentoShipment, one),
    'Sales > Invoices': () => search('invoices', magentoInvoice, one),
    'Sales > Credit Memos': () => search('creditmemos', magentoRefund, one),
  });
}
