-- Shopify signs what it says of who is signed in with the secret of the app: kept beside the access token, sealed as that.
alter table commerce_connection add column sealed_app_secret text;
create index commerce_connection_signing on commerce_connection (place) where sealed_app_secret is not null;

-- Agents see how somebody is known: by a code that they read, or because the shop's own system says so.
alter table visitor
  add column email_proof text check (email_proof in ('code', 'platform')),
  -- Only ever one that a code was read from.
  add column phone text;

-- Somebody of the provider's own staff has asked for a code beside a shopper: the shop can see who, when and how.
create table impersonation (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  impersonator text not null,
  channel text not null check (channel in ('email-code', 'sms-code')),
  -- Under the installation's secret, as codes have it: for whom, to compare and not to read.
  destination_hash text not null,
  asked_at timestamptz(3) not null
);
create index impersonation_of_shop on impersonation (shop_id, asked_at desc);

alter table impersonation enable row level security;
create policy own_shop on impersonation using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert on impersonation to shopbell_app;
