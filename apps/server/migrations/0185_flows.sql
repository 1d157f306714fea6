-- What shoppers are led through step by step. Every saved version stays as long as its flow, because executions go on in
-- the one that they began with, whatever is written or deleted meanwhile.
create table flow (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  version integer not null default 1,
  -- The version that shoppers are led through; null for none.
  published_version integer,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  changed_by_name text,
  deleted_at timestamptz(3)
);
create index flow_by_shop on flow (shop_id);

create table flow_version (
  flow_id uuid not null references flow (id) on delete cascade,
  version integer not null,
  shop_id bigint not null references shop (id) on delete cascade,
  content jsonb not null,
  saved_at timestamptz(3) not null,
  saved_by_name text,
  primary key (flow_id, version)
);
create index flow_version_by_shop on flow_version (shop_id);

-- What requests of flows prove themselves with; only who has the key of the installation reads it.
create table flow_secret (
  shop_id bigint not null references shop (id) on delete cascade,
  name text not null,
  sealed_secret text not null,
  changed_at timestamptz(3) not null,
  primary key (shop_id, name)
);

alter table flow enable row level security;
create policy own_shop on flow using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on flow to shopbell_app;
alter table flow_version enable row level security;
create policy own_shop on flow_version using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on flow_version to shopbell_app;
alter table flow_secret enable row level security;
create policy own_shop on flow_secret using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on flow_secret to shopbell_app;
