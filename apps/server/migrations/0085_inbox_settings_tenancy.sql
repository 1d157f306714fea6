-- Who gets new conversations is decided behind the wall between shops, too.
alter table inbox_settings enable row level security;
create policy own_shop on inbox_settings using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on inbox_settings to shopbell_app;
