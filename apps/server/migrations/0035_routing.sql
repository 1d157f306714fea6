-- Who gets new conversations: whoever takes them, or everyone in turn up to a number of open ones.
create table inbox_settings (
  shop_id bigint primary key references shop (id),
  routing text not null default 'manual' check (routing in ('manual', 'round-robin')),
  capacity integer not null default 8 check (capacity between 1 and 100)
);
alter table shop_member
  -- Null is the shop's own number.
  add column capacity integer check (capacity between 0 and 100),
  add column last_assigned_at timestamptz(3);
