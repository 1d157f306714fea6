-- Shoppers may have their data deleted, and shops delete what is old. What stays is that it happened.
alter table conversation add column erased_at timestamptz(3);

create table erasure (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id),
  -- Of a conversation that may be gone: no reference.
  conversation_id uuid not null,
  because text not null check (because in ('shopper', 'retention')),
  message_count integer not null,
  file_count integer not null,
  erased_at timestamptz(3) not null
);
create index erasure_shop on erasure (shop_id, id desc);
alter table erasure enable row level security;
create policy own_shop on erasure using (shop_id = any ((select current_shops())::bigint[]));
grant select on erasure to shopbell_app;
