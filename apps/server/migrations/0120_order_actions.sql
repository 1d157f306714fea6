-- What somebody wanted done with an order in the shop's own system. The row is there before that system is asked, so
-- that nothing is done twice or forgotten: after a crash the order itself says what has become of it.
create table order_action (
  id uuid primary key default gen_random_uuid(),
  shop_id bigint not null references shop (id) on delete cascade,
  conversation_id uuid not null,
  app_id bigint not null references app (id) on delete cascade,
  customer_id bigint not null,
  order_id bigint not null,
  order_name text not null,
  kind text not null check (kind in ('cancel', 'address')),
  wish jsonb not null,
  -- One click, however often it is sent.
  key uuid not null,
  state text not null default 'intended' check (state in ('intended', 'done', 'refused', 'unknown')),
  because text,
  actor text not null check (actor in ('shopper', 'agent')),
  -- The agent, as shoppers see them.
  sender jsonb,
  language text not null,
  intended_at timestamptz(3) not null,
  settled_at timestamptz(3),
  -- When the conversation had it.
  told_at timestamptz(3),
  unique (shop_id, key)
);
-- Two tabs, or a shopper and an agent: one of them acts, the other hears what becomes of it.
create unique index order_action_under_way on order_action (shop_id, order_id, kind) where state = 'intended';
create index order_action_by_conversation on order_action (conversation_id);

alter table order_action enable row level security;
create policy own_shop on order_action using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on order_action to shopbell_app;
