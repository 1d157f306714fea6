-- Platforms tell by themselves what becomes of an order. What is kept of it are the few facts by which a sale is traced
-- back to a conversation or a campaign: no name, no address, nothing of what was written.
alter table commerce_connection
  -- The part of the address that nobody guesses; null where the platform cannot tell us anything.
  add column hook_id text unique,
  add column sealed_hook_secret text,
  -- What we have asked the platform to tell.
  add column hook_topics text[] not null default '{}';

-- Told twice, it counts once.
create table webhook_delivery (
  shop_id bigint not null references shop (id) on delete cascade,
  id text not null,
  topic text not null,
  received_at timestamptz(3) not null,
  primary key (shop_id, id)
);
create index webhook_delivery_by_age on webhook_delivery (received_at);

create table order_fact (
  shop_id bigint not null references shop (id) on delete cascade,
  order_id bigint not null,
  placed_at timestamptz(3) not null,
  -- The platform's own: what is older than what is known changes nothing, in whichever order it comes.
  updated_at timestamptz(3) not null,
  cancelled_at timestamptz(3),
  currency text not null,
  subtotal numeric not null,
  total numeric not null,
  discount_codes text[] not null,
  product_ids bigint[] not null,
  customer_id bigint,
  guest_id text,
  -- Under the installation's secret: found by the address or number of who ordered, and not to be read.
  address_hashes text[] not null default '{}',
  -- The customer had it erased: the row stays empty, so that nothing told later fills it again.
  erased_at timestamptz(3),
  primary key (shop_id, order_id)
);
create index order_fact_by_guest on order_fact (shop_id, guest_id) where guest_id is not null;
create index order_fact_by_customer on order_fact (shop_id, customer_id) where customer_id is not null;
create index order_fact_by_address on order_fact using gin (address_hashes);
create index order_fact_by_age on order_fact (updated_at);

-- A refund may be told before its order is.
create table order_refund (
  shop_id bigint not null references shop (id) on delete cascade,
  order_id bigint not null,
  refund_id bigint not null,
  amount numeric not null,
  refunded_at timestamptz(3) not null,
  primary key (shop_id, order_id, refund_id)
);
create index order_refund_by_age on order_refund (refunded_at);

-- A customer wants to know what is kept about them, and the platform has passed it on.
create table data_request (
  shop_id bigint not null references shop (id) on delete cascade,
  id text not null,
  customer_id bigint,
  order_ids bigint[] not null,
  asked_at timestamptz(3) not null,
  primary key (shop_id, id)
);
create index data_request_by_age on data_request (asked_at);

alter table webhook_delivery enable row level security;
create policy own_shop on webhook_delivery using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on webhook_delivery to shopbell_app;
alter table order_fact enable row level security;
create policy own_shop on order_fact using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on order_fact to shopbell_app;
alter table order_refund enable row level security;
create policy own_shop on order_refund using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on order_refund to shopbell_app;
alter table data_request enable row level security;
create policy own_shop on data_request using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on data_request to shopbell_app;
