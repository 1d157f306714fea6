-- What people of a team look like to shoppers. The address stays when the picture changes, and dies with it, so that
-- what was said long ago shows the face of today or none.
create table picture (
  id text primary key,
  user_id text not null unique references "user" ("id") on delete cascade,
  bytes bytea not null,
  changed_at timestamptz(3) not null default now()
);
