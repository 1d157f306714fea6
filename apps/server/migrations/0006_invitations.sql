-- An invitation into a team. The link's token is stored as a hash, so that who reads the table cannot use it.
create table invitation (
  id uuid primary key,
  shop_id bigint not null references shop (id),
  email text not null,
  role text not null check (role in ('owner', 'admin', 'agent')),
  token_hash text not null unique,
  invited_by text not null references "user" ("id") on delete cascade,
  sent_count integer not null default 1,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3)
);
create unique index invitation_open on invitation (shop_id, email) where accepted_at is null and revoked_at is null;
