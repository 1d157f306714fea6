-- Shopify signs what it says of who is signed in with the secret of the app: kept beside the access token, sealed as that.
alter table commerce_connection add column sealed_app_secret text;
create index commerce_connection_signing on commerce_connection (place) where sealed_app_secret is not null;

-- Agents see how somebody is known: by a code that they read, or because the shop's own system says so.
alter table visitor
  add column email_proof text check (email_proof in ('code', 'platform')),
  -- Only ever one that a code was read from.
  add column phone text;
