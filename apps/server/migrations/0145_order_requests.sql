-- What the desk has decided about what somebody asked in a conversation (return this, cancel that). The message itself is
-- the request; a row is one decision about it, and none takes the place of another that nobody had seen.
create table order_request_change (
  shop_id bigint not null references shop (id) on delete cascade,
  conversation_id uuid not null,
  -- The message that asks.
  request_id bigint not null,
  revision integer not null check (revision > 0),
  state text not null check (state in ('accepted', 'declined', 'done')),
  -- For the shopper, in the words of who decided.
  note text not null,
  -- Who decided, as the shopper sees them, and under their own name.
  sender jsonb not null,
  decided_by text not null,
  decided_at timestamptz(3) not null,
  -- When the conversation and the mail had it.
  told_at timestamptz(3),
  primary key (conversation_id, request_id, revision)
);

alter table order_request_change enable row level security;
create policy own_shop on order_request_change using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on order_request_change to shopbell_app;
