-- Who came in, who was refused, who changed a key: one row per shop of the person, so that each shop reads its own.
create table sign_in_event (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id),
  user_id text not null references "user" ("id") on delete cascade,
  kind text not null,
  address text not null,
  user_agent text not null,
  at timestamptz(3) not null
);
create index sign_in_event_shop on sign_in_event (shop_id, id desc);
create index sign_in_event_user on sign_in_event (user_id, id desc);
