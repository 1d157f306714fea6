-- What shoppers who have consented do on a shop's pages, for 90 days; by day and campaign, without anybody in it, longer.
create table page_event (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  at timestamptz(3) not null,
  event text not null check (char_length(event) <= 64),
  session_id uuid,
  guest_id uuid,
  campaign_id text,
  variant_id text,
  ab_variant text,
  language text,
  device text,
  product_id text,
  offer_id text,
  link_code text,
  is_bot boolean not null default false,
  properties jsonb not null default '{}'
);
create index page_event_by_shop on page_event (shop_id, app_id, at);
create index page_event_by_guest on page_event (shop_id, guest_id, at) where guest_id is not null;
create index page_event_by_age on page_event (at);

create table campaign_day (
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  campaign_id text not null,
  variant_id text not null default '',
  language text not null default '',
  -- Of the chat's own calendar.
  day date not null,
  event text not null,
  count integer not null,
  visitors integer not null,
  primary key (shop_id, app_id, day, campaign_id, variant_id, language, event)
);
create index campaign_day_by_age on campaign_day (day);

alter table page_event enable row level security;
create policy own_shop on page_event using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on page_event to shopbell_app;
alter table campaign_day enable row level security;
create policy own_shop on campaign_day using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on campaign_day to shopbell_app;
