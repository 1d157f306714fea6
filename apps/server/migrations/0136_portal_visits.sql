-- That somebody has looked after an order themselves, and whether they wrote to the shop within a day after all. Of whom
-- it is says nothing here: the id is known to their browser alone.
create table portal_visit (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  action text not null check (action in ('track', 'return', 'cancel', 'report_issue', 'track_and_manage')),
  visited_at timestamptz(3) not null,
  has_asked boolean not null default false
);
create index portal_visit_by_shop on portal_visit (shop_id, visited_at);
create index portal_visit_by_age on portal_visit (visited_at);

alter table portal_visit enable row level security;
create policy own_shop on portal_visit using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on portal_visit to shopbell_app;
