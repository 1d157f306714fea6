-- A file belongs to a conversation before that has its first message, so there is no reference to it. The row is
-- written before the file: whatever is left behind by a crash has a row, and is found and removed by it.
create table attachment (
  name text primary key,
  shop_id bigint not null references shop (id),
  conversation_id uuid not null,
  from_agent boolean not null,
  -- As the sender called it; shown, never used as a path.
  original_name text not null,
  content_type text not null,
  size integer not null,
  width integer,
  height integer,
  thumbnail text,
  created_at timestamptz(3) not null,
  -- A message names it; until then it may be removed.
  referenced_at timestamptz(3),
  removing_at timestamptz(3)
);
create index attachment_forgotten on attachment (created_at) where referenced_at is null;
create index attachment_conversation on attachment (conversation_id);

alter table attachment enable row level security;
create policy own_shop on attachment using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on attachment to shopbell_app;
