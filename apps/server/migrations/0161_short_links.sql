-- Addresses of a shop's own pages under a short one, so that who follows them is counted.
create table short_link (
  code text primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  -- The same address for the same campaign and session is the same link.
  fingerprint text not null,
  url text not null,
  campaign_id text,
  meta jsonb not null,
  clicks integer not null default 0,
  bot_clicks integer not null default 0,
  created_at timestamptz(3) not null,
  unique (shop_id, fingerprint)
);
create index short_link_by_age on short_link (created_at);

create table link_click (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  code text not null references short_link (code) on delete cascade,
  at timestamptz(3) not null,
  is_bot boolean not null
);
create index link_click_by_code on link_click (code, at);
create index link_click_by_shop on link_click (shop_id, at);
create index link_click_by_age on link_click (at);

alter table short_link enable row level security;
create policy own_shop on short_link using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on short_link to shopbell_app;
alter table link_click enable row level security;
create policy own_shop on link_click using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert on link_click to shopbell_app;
