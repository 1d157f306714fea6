-- An upload on its way, slice by slice. Any node may get the next slice, so the count is here and the slices are files.
create table upload (
  id text primary key,
  shop_id bigint not null references shop (id),
  conversation_id uuid not null,
  from_agent boolean not null,
  name text not null,
  size integer not null,
  received integer not null default 0,
  -- What came of it; asked to complete it once more, the same is answered.
  attachment_name text references attachment (name) on delete cascade,
  created_at timestamptz(3) not null
);
create index upload_age on upload (created_at);

alter table upload enable row level security;
create policy own_shop on upload using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on upload to shopbell_app;
