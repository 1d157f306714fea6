-- Notes are for colleagues only. They stand in a table of their own, which no way of a shopper's socket reads; where
-- they belong in the conversation is the message they follow.
create table note (
  id uuid primary key,
  conversation_id uuid not null references conversation (id),
  shop_id bigint not null,
  after_id bigint not null,
  author_id text references "user" ("id") on delete set null,
  author_name text not null,
  text text not null,
  mentions text[] not null default '{}',
  created_at timestamptz(3) not null
);
create index note_conversation on note (conversation_id, created_at);

alter table note enable row level security;
create policy own_shop on note using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert on note to shopbell_app;
