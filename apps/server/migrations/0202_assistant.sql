-- Where the assistant is in a conversation, and each time that it had to say or do something. One row says whether it has
-- been thought about and whether it was told, so that any server goes on with it and none says it twice.
create table assistant_conversation (
  conversation_id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  language text not null,
  state jsonb not null,
  turn integer not null,
  asked integer not null,
  handed_over_at timestamptz(3),
  because text,
  -- What the agent is told.
  summary jsonb,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null
);
create index assistant_conversation_by_shop on assistant_conversation (shop_id, changed_at);

create table assistant_turn (
  conversation_id uuid not null references assistant_conversation (conversation_id) on delete cascade,
  turn integer not null,
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  -- The question, by its place in the conversation.
  message_id bigint,
  status text not null default 'thinking' check (status in ('thinking', 'settled', 'dropped')),
  outcome text,
  because text,
  effects jsonb not null default '[]',
  -- What is said, after the check.
  words jsonb,
  thought jsonb,
  refused jsonb,
  engine text,
  model text,
  prompt_version text,
  guidance_version integer,
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  cost_micros bigint not null default 0,
  latency_ms integer,
  started_at timestamptz(3) not null,
  deadline_at timestamptz(3) not null,
  settled_at timestamptz(3),
  -- When the conversation had it.
  told_at timestamptz(3),
  primary key (conversation_id, turn)
);
create index assistant_turn_by_shop on assistant_turn (shop_id, started_at);

-- What the assistant would do with an order once the shopper agrees. Only whose order it is can agree, and only in time.
create table assistant_proposal (
  id uuid primary key,
  conversation_id uuid not null references assistant_conversation (conversation_id) on delete cascade,
  shop_id bigint not null references shop (id) on delete cascade,
  kind text not null default 'cancel' check (kind in ('cancel')),
  customer_id bigint not null,
  order_id bigint not null,
  language text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index assistant_proposal_by_conversation on assistant_proposal (conversation_id);

alter table assistant_conversation enable row level security;
create policy own_shop on assistant_conversation using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_conversation to shopbell_app;
alter table assistant_turn enable row level security;
create policy own_shop on assistant_turn using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_turn to shopbell_app;
alter table assistant_proposal enable row level security;
create policy own_shop on assistant_proposal using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_proposal to shopbell_app;
