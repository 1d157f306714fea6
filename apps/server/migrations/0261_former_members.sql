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
-- The log goes back half a year. Whoever left before did something in the shop, and is given the whole while from today on.
insert into former_member (shop_id, user_id, left_at)
  select named.shop_id, named.user_id, now() from (
    select shop_id, author_id as user_id from message where author_id is not null
    union select shop_id, author_id from note where author_id is not null
    union select shop_id, saved_by from chat_version where saved_by is not null
    union select shop_id, asked_by from shopper_request
  ) named join "user" u on u."id" = named.user_id
  where not exists (select from shop_member m where m.shop_id = named.shop_id and m.user_id = named.user_id)
on conflict do nothing;
