-- Flows, recommendations and order questions that run in the page and then need a person: what the page says was said.
create table handover (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id),
  conversation_id uuid not null,
  kind text not null,
  client_instance_id text not null default '',
  message_id text,
  bot_name text,
  message_history jsonb not null default '[]',
  metadata jsonb not null default '{}',
  created_at timestamptz(3) not null
);
create index handover_conversation on handover (conversation_id, id);
create unique index handover_key on handover (conversation_id, kind, client_instance_id, message_id)
  where message_id is not null;
alter table handover enable row level security;
create policy own_shop on handover using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on handover to shopbell_app;
