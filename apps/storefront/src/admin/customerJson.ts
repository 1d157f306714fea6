import { countryName } from '../checkout/countries';
import type { Address, Customer } from '../customers/customer';
import { type Order, orderName } from '../orders/order';
import { spentOn } from '../orders/orderFacts';
import { isoText } from '../shell/dates';
import { currency, decimal } from '../shell/money';
import type { AdminAddress, AdminCustomer } from './shapes';

/** `orders` are the customer's own, newest first. */
export function customerJson(customer: Customer, orders: readonly Order[]): AdminCustomer {
  const [latest] = orders;
  const address = addressJson(customer.address, customer.phone);
  return {
    id: customer.id,
    email: customer.email,
    phone: customer.phone,
    first_name: customer.firstName,
    last_name: customer.lastName,
    state: customer.hasAccount ? 'enabled' : 'disabled',
    tags: customer.tags.join(', '),
    note: customer.note || null,
    orders_count: orders.length,
    total_spent: decimal(spentOn(orders)),
    currency,
    verified_email: customer.hasAccount,
    last_order_id: latest?.id ?? null,
    last_order_name: latest ? orderName(latest) : null,
    created_at: isoText(customer.createdAt),
    updated_at: isoText(latest?.placedAt ?? customer.createdAt),
    default_address: address,
    addresses: [address],
  };
}

export function addressJson(address: Address, phone: string | null): AdminAddress {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    name: `${address.firstName} ${address.lastName}`.trim(),
    address1: address.address1,
    address2: address.address2 || null,
    city: address.city,
    province: address.province || null,
    zip: address.zip,
    country: countryName(address.countryCode),
    country_code: address.countryCode,
    phone,
  };
}
