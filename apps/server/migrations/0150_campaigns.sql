-- What a shop says to shoppers who have not asked: written in the console, shown by the page. Pages read all of a chat at
-- once, so a chat has one number that rises with every change of any of them.
create table campaign_chat (
  app_id bigint primary key references app (id) on delete cascade,
  shop_id bigint not null references shop (id) on delete cascade,
  version integer not null default 1,
  -- Since when none is shown. The name outlives the account.
  stopped_at timestamptz(3),
  stopped_by text,
  has_starters boolean not null default false
);
create index campaign_chat_by_shop on campaign_chat (shop_id);

create table campaign (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  state text not null check (state in ('draft', 'active', 'paused', 'archived')),
  -- Without the codes of its offers.
  content jsonb not null,
  position integer not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  changed_by_name text
);
create index campaign_by_app on campaign (shop_id, app_id, position);

create table campaign_version (
  campaign_id uuid not null references campaign (id) on delete cascade,
  version integer not null,
  shop_id bigint not null references shop (id) on delete cascade,
  saved_at timestamptz(3) not null,
  saved_by_name text,
  restored_from integer,
  state text not null,
  changes jsonb not null,
  content jsonb not null,
  primary key (campaign_id, version)
);
create index campaign_version_by_shop on campaign_version (shop_id);

create table starter (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  language text not null,
  position integer not null,
  text text not null
);
create index starter_by_app on starter (shop_id, app_id, language, position);

alter table campaign_chat enable row level security;
create policy own_shop on campaign_chat using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on campaign_chat to shopbell_app;
alter table campaign enable row level security;
create policy own_shop on campaign using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on campaign to shopbell_app;
alter table campaign_version enable row level security;
create policy own_shop on campaign_version using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on campaign_version to shopbell_app;
alter table starter enable row level security;
create policy own_shop on starter using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on starter to shopbell_app;
