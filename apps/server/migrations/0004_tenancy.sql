-- A second wall between shops: whatever a query forgets to say, the role that runs it sees only the rows of the shops
-- named for its transaction. The role cannot log in, owns nothing and cannot bypass the policies.
do $$
begin
  if not exists (select from pg_roles where rolname = 'shopbell_app') then
    create role shopbell_app nologin nosuperuser nobypassrls;
  end if;
exception
  -- Roles belong to the whole cluster: another database may have created it in the same moment.
  when duplicate_object or unique_violation then null;
end $$;
grant shopbell_app to current_user;

create function current_shops() returns bigint[] language sql stable
  return nullif(current_setting('shopbell.shops', true), '')::bigint[];

alter table app enable row level security;
alter table conversation enable row level security;
alter table message enable row level security;

create policy own_shop on app using (shop_id = any ((select current_shops())::bigint[]));
create policy own_shop on conversation using (shop_id = any ((select current_shops())::bigint[]));
create policy own_shop on message using (shop_id = any ((select current_shops())::bigint[]));

grant select on app to shopbell_app;
grant select, insert, update on conversation to shopbell_app;
grant select, insert on message to shopbell_app;
