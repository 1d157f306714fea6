-- Tokens of a conversation that were issued up to here open it no more; its messages stay. No reference to the conversation,
-- which exists only from its first message on.
create table revoked_access (
  conversation_id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  revoked_at timestamptz(3) not null
);
create index revoked_access_by_age on revoked_access (revoked_at);

alter table revoked_access enable row level security;
create policy own_shop on revoked_access using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on revoked_access to shopbell_app;
