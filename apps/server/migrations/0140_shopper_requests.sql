-- Who of a team asked for what is kept about somebody, or to have it deleted. Whose address it was goes when that is done.
create table shopper_request (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  kind text not null check (kind in ('export', 'erasure')),
  address text,
  asked_by text not null,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  conversation_count integer not null,
  erased_count integer not null default 0,
  finished_at timestamptz(3)
);
create index shopper_request_shop on shopper_request (shop_id, asked_at desc);
-- Asked for twice, something is deleted once.
create unique index shopper_request_open on shopper_request (shop_id, address)
  where kind = 'erasure' and finished_at is null;

alter table shopper_request enable row level security;
create policy own_shop on shopper_request using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on shopper_request to shopbell_app;

-- Codes that were sent to somebody go with the rest that is kept about them.
grant delete on login_code to shopbell_eraser;
