-- A link by mail that sets a new password, once.
create table password_reset (
  token_hash text primary key,
  user_id text not null references "user" ("id") on delete cascade,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index password_reset_user_id on password_reset (user_id);
