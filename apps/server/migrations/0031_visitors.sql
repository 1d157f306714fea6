-- Who writes, as far as it is known; a row exists once something is. How far to believe it is `trust`: noted by an
-- agent, claimed by the page or the shopper, or verified by a code.
create table visitor (
  conversation_id uuid primary key references conversation (id),
  shop_id bigint not null references shop (id),
  name text,
  email text check (email = lower(email)),
  trust text not null default 'anonymous' check (trust in ('anonymous', 'noted', 'claimed', 'verified')),
  -- Up to here the shopper has looked at what agents wrote.
  seen_at timestamptz(3)
);
create index visitor_email on visitor (shop_id, email) where email is not null;

alter table visitor enable row level security;
create policy own_shop on visitor using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on visitor to shopbell_app;
