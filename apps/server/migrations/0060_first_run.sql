-- The way of a new shop from its owner's first sign-in to the first message: what was done or skipped, and what the desk
-- has seen by itself. A shop without a row has no guide.
create table first_run (
  shop_id bigint primary key references shop (id) on delete cascade,
  app_id bigint not null unique references app (id) on delete cascade,
  settled text[] not null default '{}',
  hidden_at timestamptz(3)
);

alter table first_run enable row level security;
create policy own_shop on first_run using (shop_id = any ((select current_shops())::bigint[]));
grant select, update on first_run to shopbell_app;
