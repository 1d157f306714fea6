-- Every save of a chat's settings is kept: who, when, what changed, and the whole as it then was, so that it can be restored.
alter table app add column settings_version integer not null default 1;

create table chat_version (
  app_id bigint not null references app (id),
  version integer not null,
  shop_id bigint not null references shop (id),
  saved_at timestamptz(3) not null default now(),
  -- Null: from the command line, or before there were versions. The name outlives the account.
  saved_by text references "user" ("id") on delete set null,
  saved_by_name text,
  restored_from integer,
  changes jsonb not null,
  settings jsonb not null,
  primary key (app_id, version)
);

alter table chat_version enable row level security;
create policy own_shop on chat_version using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert on chat_version to shopbell_app;
grant update (name, settings, domains, settings_version, updated_at) on app to shopbell_app;
