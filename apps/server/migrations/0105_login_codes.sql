-- The code that a shopper was sent to prove an address or a number, one for each of them: a newer one takes its place.
-- Neither is readable here: both are hashes under the installation's secret.
create table login_code (
  shop_id bigint not null references shop (id) on delete cascade,
  channel text not null check (channel in ('email-code', 'sms-code')),
  destination_hash text not null,
  code_hash text not null,
  -- What the page called the request that asked for it: asked again, it sends nothing again.
  request_key text,
  tries integer not null default 0,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (shop_id, channel, destination_hash)
);
create index login_code_by_age on login_code (expires_at);

alter table login_code enable row level security;
create policy own_shop on login_code using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on login_code to shopbell_app;
