-- Who was in a shop and left: whose account is in none any more goes after a while, and which shops still name them.
create table former_member (
  shop_id bigint not null references shop (id) on delete cascade,
  user_id text not null references "user" ("id") on delete cascade,
  left_at timestamptz(3) not null,
  primary key (shop_id, user_id)
);
create index former_member_by_person on former_member (user_id);
alter table former_member enable row level security;
create policy own_shop on former_member using (shop_id = any ((select current_shops())::bigint[]));
insert into former_member (shop_id, user_id, left_at)
  select shop_id, user_id, max(at) from sign_in_event where kind = 'removed' group by shop_id, user_id;
