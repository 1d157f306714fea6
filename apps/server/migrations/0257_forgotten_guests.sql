-- Browsers whose consent was taken back a moment ago: what was on the way then is looked for once more, and the row goes.
create table forgotten_guest (
  shop_id bigint not null references shop (id) on delete cascade,
  guest_id uuid not null,
  forgotten_at timestamptz(3) not null,
  primary key (shop_id, guest_id)
);
create index forgotten_guest_by_age on forgotten_guest (forgotten_at);

alter table forgotten_guest enable row level security;
create policy own_shop on forgotten_guest using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on forgotten_guest to shopbell_app;
