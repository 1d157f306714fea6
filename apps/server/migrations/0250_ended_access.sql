-- Sign-ins to the orders that ended before their time: one of them, or all that an address or a number has opened, where
-- there is no conversation to end with. Of whom is a hash under the installation's secret.
create table ended_access (
  shop_id bigint not null references shop (id) on delete cascade,
  holder_hash text not null,
  ended_at timestamptz(3) not null,
  primary key (shop_id, holder_hash)
);
create index ended_access_by_age on ended_access (ended_at);

alter table ended_access enable row level security;
create policy own_shop on ended_access using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on ended_access to shopbell_app;
