-- Who is at the desk. Each agent's socket writes when it was last known to live; what a lost node leaves behind expires.
create table agent_socket (
  id uuid primary key,
  shop_id bigint not null references shop (id),
  user_id text not null references "user" ("id") on delete cascade,
  beat_at timestamptz(3) not null
);
create index agent_socket_shop on agent_socket (shop_id);
alter table agent_socket enable row level security;
create policy own_shop on agent_socket using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on agent_socket to shopbell_app;

-- What the person says of themselves, which outlives a closed tab.
alter table shop_member add column presence text not null default 'online' check (presence in ('online', 'away'));
