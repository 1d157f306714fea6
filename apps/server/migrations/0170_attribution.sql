-- Which campaign or conversation an order is credited to, and why. An order has one row or none. What the reasons name are
-- campaigns, products and moments: nothing in them leads to the shopper but the conversation, with which they go.
create table attribution (
  shop_id bigint not null references shop (id) on delete cascade,
  order_id bigint not null,
  rule text not null check (rule in ('link', 'code', 'product', 'conversation')),
  campaign_id text,
  variant_id text,
  language text,
  placed_at timestamptz(3) not null,
  currency text not null,
  total numeric not null,
  refunded numeric not null,
  amount numeric not null,
  conversation_ids uuid[] not null default '{}',
  evidence jsonb not null,
  credited_at timestamptz(3) not null,
  primary key (shop_id, order_id)
);
create index attribution_by_time on attribution (shop_id, placed_at desc, order_id desc);
create index attribution_by_conversation on attribution using gin (conversation_ids);

-- Orders of which something has become known since they were last looked at.
create table attribution_due (
  shop_id bigint not null references shop (id) on delete cascade,
  order_id bigint not null,
  since timestamptz(3) not null default now(),
  primary key (shop_id, order_id)
);
create index attribution_due_by_age on attribution_due (since);

alter table attribution enable row level security;
create policy own_shop on attribution using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on attribution to shopbell_app;
alter table attribution_due enable row level security;
create policy own_shop on attribution_due using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on attribution_due to shopbell_app;

-- In the transaction that learns it: nothing that was told is missed, and what was erased is gone at once.
create function note_order_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.erased_at is not null then
    delete from attribution where shop_id = old.shop_id and order_id = old.order_id;
    delete from attribution_due where shop_id = old.shop_id and order_id = old.order_id;
  else
    insert into attribution_due (shop_id, order_id) values (new.shop_id, new.order_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_order_fact after insert or update or delete on order_fact
  for each row execute function note_order_fact();

create function note_order_refund() returns trigger language plpgsql as $$
begin
  insert into attribution_due (shop_id, order_id) values (new.shop_id, new.order_id) on conflict do nothing;
  return null;
end $$;
create trigger note_order_refund after insert on order_refund
  for each row execute function note_order_refund();

insert into attribution_due (shop_id, order_id) select shop_id, order_id from order_fact where erased_at is null;
