-- Where a shop sells, and what opens it to the desk. The secret is sealed for this row alone, by a key that no backup has.
create table commerce_connection (
  id uuid primary key,
  shop_id bigint not null unique references shop (id) on delete cascade,
  platform text not null check (platform in ('shopify', 'magento2', 'bigcommerce')),
  place text not null,
  sealed_secret text not null,
  connected_at timestamptz(3) not null,
  refusals int not null default 0,
  broken_at timestamptz(3),
  broken_reason text
);

alter table commerce_connection enable row level security;
create policy own_shop on commerce_connection using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on commerce_connection to shopbell_app;
