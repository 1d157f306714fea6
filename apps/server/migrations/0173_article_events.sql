-- Whether recommended articles helped, day by day, and what shoppers asked that nothing answers.
create table article_day (
  shop_id bigint not null references shop (id) on delete cascade,
  article_id uuid not null references article (id) on delete cascade,
  day date not null,
  event text not null check (event in ('shown', 'opened', 'helpful', 'not-helpful')),
  count integer not null,
  primary key (article_id, day, event)
);
create index article_day_by_shop on article_day (shop_id, day);
create index article_day_by_day on article_day (day);

create table unanswered_search (
  shop_id bigint not null references shop (id) on delete cascade,
  language text not null,
  query text not null,
  count integer not null,
  last_at timestamptz(3) not null,
  primary key (shop_id, language, query)
);
create index unanswered_search_by_time on unanswered_search (last_at);

alter table article_day enable row level security;
create policy own_shop on article_day using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on article_day to shopbell_app;
alter table unanswered_search enable row level security;
create policy own_shop on unanswered_search using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on unanswered_search to shopbell_app;
