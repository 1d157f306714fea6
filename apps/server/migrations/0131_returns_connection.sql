-- Where a shop has its returns made: its portal at Loop, and what opens it. The key is sealed for this row alone.
create table returns_connection (
  id uuid primary key,
  shop_id bigint not null unique references shop (id) on delete cascade,
  -- By what the portal finds an order, beside its name; the shop has chosen that there.
  lookup text not null check (lookup in ('zip', 'email', 'phone')),
  sealed_key text not null,
  connected_at timestamptz(3) not null,
  -- Since when the key is not accepted any more.
  broken_at timestamptz(3)
);

alter table returns_connection enable row level security;
create policy own_shop on returns_connection using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on returns_connection to shopbell_app;
