-- Which model thinks for a shop's assistant, what it may cost and what the owner promises by rule; the key is read only by
-- who has the key of the installation.
create table assistant_model (
  shop_id bigint primary key references shop (id) on delete cascade,
  base_url text,
  model text,
  sealed_key text,
  budget jsonb,
  policy jsonb,
  changed_at timestamptz(3) not null
);

-- What was spent, day by day; nothing about anybody.
create table assistant_spending (
  shop_id bigint not null references shop (id) on delete cascade,
  day date not null,
  turns integer not null default 0,
  tokens_in bigint not null default 0,
  tokens_out bigint not null default 0,
  cost_micros bigint not null default 0,
  primary key (shop_id, day)
);

alter table assistant_model enable row level security;
create policy own_shop on assistant_model using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_model to shopbell_app;
alter table assistant_spending enable row level security;
create policy own_shop on assistant_spending using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_spending to shopbell_app;
