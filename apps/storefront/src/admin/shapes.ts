/** Shopify's Admin API, as far as the desk reads it; money as decimal text, instants in ISO 8601. */
export type AdminAddress = {
  first_name: string;
  last_name: string;
  name: string;
  address1: string;
  address2: string | null;
  city: string;
  province: string | null;
  zip: string;
  country: string;
  country_code: string;
  phone: string | null;
};

export type AdminCustomer = {
  id: number;
  email: string;
  phone: string | null;
  first_name: string;
  last_name: string;
  state: 'enabled' | 'disabled';
  tags: string;
  note: string | null;
  orders_count: number;
  total_spent: string;
  currency: string;
  verified_email: boolean;
  last_order_id: number | null;
  last_order_name: string | null;
  created_at: string;
  updated_at: string;
  default_address: AdminAddress;
  addresses: AdminAddress[];
};

export type AdminLineItem = {
  id: number;
  product_id: number;
  variant_id: number;
  title: string;
  variant_title: string | null;
  name: string;
  sku: string;
  vendor: string;
  quantity: number;
  fulfillable_quantity: number;
  fulfillment_status: 'partial' | 'fulfilled' | null;
  price: string;
  grams: number;
  requires_shipping: boolean;
  image: string;
};

export type AdminFulfillment = {
  id: number;
  order_id: number;
  name: string;
  status: 'success';
  shipment_status: 'confirmed' | 'in_transit' | 'out_for_delivery' | 'attempted_delivery' | 'delivered';
  tracking_company: string;
  tracking_number: string | null;
  tracking_numbers: string[];
  tracking_url: string | null;
  tracking_urls: string[];
  created_at: string;
  updated_at: string;
  line_items: AdminLineItem[];
};

export type AdminRefund = {
  id: number;
  order_id: number;
  created_at: string;
  note: string;
  refund_line_items: { line_item_id: number; quantity: number }[];
  transactions: AdminTransaction[];
};

export type AdminReturn = {
  id: number;
  state: 'open';
  line_items: { id: number; quantity: number }[];
  /** By the variant's number. */
  exchanges: { id: number; quantity: number }[];
};

export type AdminTransaction = {
  id: number;
  order_id: number;
  parent_id: number | null;
  kind: 'sale' | 'refund';
  gateway: string;
  status: 'success' | 'pending';
  amount: string;
  currency: string;
  created_at: string;
  processed_at: string;
  payment_details: { credit_card_company: string; credit_card_number: string } | null;
};

export type AdminOrder = {
  id: number;
  order_number: number;
  name: string;
  token: string;
  email: string;
  phone: string | null;
  created_at: string;
  processed_at: string;
  updated_at: string;
  cancelled_at: string | null;
  cancel_reason: string | null;
  currency: string;
  subtotal_price: string;
  total_shipping_price: string;
  total_price: string;
  total_refunded: string;
  financial_status: 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';
  fulfillment_status: 'partial' | 'fulfilled' | null;
  note: string | null;
  note_attributes: { name: string; value: string }[];
  order_status_url: string;
  customer: AdminCustomer | null;
  line_items: AdminLineItem[];
  shipping_lines: { code: string; title: string; price: string }[];
  shipping_address: AdminAddress;
  billing_address: AdminAddress;
  fulfillments: AdminFulfillment[];
  refunds: AdminRefund[];
  returns: AdminReturn[];
};
