-- Ids of messages come from the conversation's own counter, taken in the transaction that stores them: they rise
-- without gaps in commit order, so "after id n" never skips anything (D4). A conversation begins with its first message.
create table conversation (
  id uuid primary key,
  shop_id bigint not null references shop (id),
  app_id bigint not null references app (id),
  last_message_id bigint not null,
  last_message_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index conversation_inbox on conversation (shop_id, last_message_at desc);

create table message (
  conversation_id uuid not null references conversation (id),
  id bigint not null,
  shop_id bigint not null,
  -- One browser tab; not null, since nulls would be distinct in the key below (D2).
  client_instance_id text not null default '',
  message_id text not null,
  content_hash text not null,
  content jsonb not null,
  metadata jsonb not null,
  from_agent boolean not null,
  sender jsonb,
  created_at timestamptz(3) not null,
  primary key (conversation_id, id),
  unique (conversation_id, client_instance_id, message_id)
);
