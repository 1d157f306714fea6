-- A shopper in a flow: one row with everything about where they are, so that any server goes on with it. The number rises
-- with every step; who answers what they have not seen changes nothing.
create table flow_execution (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  conversation_id uuid not null,
  flow_id uuid not null,
  -- The versions that it goes through, by flow: of its own and of those that it calls.
  pins jsonb not null,
  -- One tap, however often it is sent.
  key uuid not null,
  label text not null,
  language text not null,
  is_preview boolean not null,
  customer_id bigint,
  state jsonb not null,
  status text not null check (status in ('waiting', 'working', 'ended', 'handed-over')),
  because text,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- Since when somebody does what it waits for.
  taken_at timestamptz(3),
  -- When the conversation had it.
  told_at timestamptz(3),
  unique (shop_id, key)
);
create index flow_execution_by_conversation on flow_execution (conversation_id);
create index flow_execution_by_flow on flow_execution (shop_id, flow_id, created_at);

-- Every step that was reached, for who wants to know where shoppers leave.
create table flow_execution_step (
  execution_id uuid not null references flow_execution (id) on delete cascade,
  position integer not null,
  shop_id bigint not null references shop (id) on delete cascade,
  flow_id uuid not null,
  step_id text not null,
  reached_at timestamptz(3) not null,
  primary key (execution_id, position)
);
create index flow_execution_step_by_flow on flow_execution_step (shop_id, flow_id, step_id);

alter table flow_execution enable row level security;
create policy own_shop on flow_execution using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on flow_execution to shopbell_app;
alter table flow_execution_step enable row level security;
create policy own_shop on flow_execution_step using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on flow_execution_step to shopbell_app;
