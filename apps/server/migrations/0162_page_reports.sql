-- What went wrong on shops' pages, each error of each release once, with how often.
create table page_report (
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  fingerprint text not null,
  kind text not null check (kind in ('error', 'usage')),
  name text not null,
  message text not null,
  release text not null,
  -- Of the last one.
  page text not null,
  connection jsonb,
  count integer not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (shop_id, app_id, fingerprint)
);
create index page_report_by_age on page_report (last_at);

alter table page_report enable row level security;
create policy own_shop on page_report using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on page_report to shopbell_app;
