import { pictureAddress } from '../catalog/addresses';
import { hasOnlyDefaultVariant, variantName } from '../catalog/productFacts';
import type { Order, OrderLine } from '../orders/order';
import { fulfilledQuantity } from '../orders/orderFacts';
import { decimal } from '../shell/money';
import type { AdminLineItem } from './shapes';

export function lineItemJson(order: Order, line: OrderLine, origin: string): AdminLineItem {
  const { product, variant } = line;
  const fulfilled = fulfilledQuantity(order, line);
  return {
    id: line.id,
    product_id: product.id,
    variant_id: variant.id,
    title: product.title,
    variant_title: hasOnlyDefaultVariant(product) ? null : variant.title,
    name: variantName(product, variant),
    sku: variant.sku,
    vendor: product.vendor,
    quantity: line.quantity,
    fulfillable_quantity: order.cancelled ? 0 : line.quantity - fulfilled,
    fulfillment_status: statusOf(fulfilled, line.quantity),
    price: decimal(line.price),
    grams: variant.grams,
    requires_shipping: true,
    image: `${origin}${pictureAddress(product, variant)}`,
  };
}

function statusOf(fulfilled: number, quantity: number): AdminLineItem['fulfillment_status'] {
  if (fulfilled === 0) return null;
  return fulfilled < quantity ? 'partial' : 'fulfilled';
}
