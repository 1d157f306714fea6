-- The wall between shops also stands around teams: who is in one, who is invited, who came in. What crosses shops by
-- its nature (sign-ins, joining, leaving) is not work for a shop and runs without the role.
alter table shop enable row level security;
alter table shop_member enable row level security;
alter table invitation enable row level security;
alter table sign_in_event enable row level security;
alter table "user" enable row level security;

create policy own_shop on shop using (id = any ((select current_shops())::bigint[]));
create policy own_shop on shop_member using (shop_id = any ((select current_shops())::bigint[]));
create policy own_shop on invitation using (shop_id = any ((select current_shops())::bigint[]));
create policy own_shop on sign_in_event using (shop_id = any ((select current_shops())::bigint[]));
-- A person is visible where they are or were: the tables asked here show only the own shop's rows themselves.
create policy own_shop on "user" for select using (
  "id" in (select user_id from shop_member)
  or "id" in (select user_id from sign_in_event)
  or "id" in (select invited_by from invitation)
);

-- An update of the name is what locking the row needs.
grant select, update (name) on shop to shopbell_app;
grant select, update on shop_member to shopbell_app;
grant select, update on invitation to shopbell_app;
grant select on sign_in_event to shopbell_app;
grant select ("id", "name", "email", "image", "twoFactorEnabled") on "user" to shopbell_app;
