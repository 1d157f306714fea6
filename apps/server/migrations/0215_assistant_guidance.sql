-- What owners write for the assistant: a draft, and the version that it goes by. Everything it says names that version.
create table assistant_guidance (
  shop_id bigint primary key references shop (id) on delete cascade,
  version integer not null,
  changed_at timestamptz(3) not null,
  changed_by_name text,
  published_version integer,
  published_at timestamptz(3),
  published_by_name text
);

create table assistant_guidance_version (
  shop_id bigint not null references shop (id) on delete cascade,
  version integer not null,
  content jsonb not null,
  saved_at timestamptz(3) not null,
  saved_by_name text,
  primary key (shop_id, version)
);

alter table assistant_guidance enable row level security;
create policy own_shop on assistant_guidance using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_guidance to shopbell_app;
alter table assistant_guidance_version enable row level security;
create policy own_shop on assistant_guidance_version using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on assistant_guidance_version to shopbell_app;
