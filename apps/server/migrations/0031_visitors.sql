-- What is known about whoever writes in a conversation; earlier conversations are found by the address.
create table if not exists visitor (
  conversation_id uuid primary key,
  shop_id bigint not null references shop (id),
  app_id bigint not null references app (id),
  email text,
  -- Who only typed an address has not shown that it is theirs.
  email_trust text check (email_trust in ('captured', 'verified')),
  name text,
  response_channel text not null default 'chat' check (response_channel in ('email', 'chat')),
  cart jsonb,
  last_active_at timestamptz(3),
  message_seen_at timestamptz(3),
  offline_captured_at timestamptz(3),
  auto_replied_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check ((email is null) = (email_trust is null))
);
create index visitor_email on visitor (shop_id, email) where email is not null;

alter table visitor enable row level security;
drop policy if exists own_shop on visitor;
create policy own_shop on visitor using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on visitor to shopbell_app;
