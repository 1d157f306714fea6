-- A foreign key looks up shop and chat for every event, and locks the row of the shop, which every message locks, too.
-- Whoever writes holds the chat once for a whole batch instead; a chat that goes takes its events with it.
alter table page_event drop constraint page_event_shop_id_fkey, drop constraint page_event_app_id_fkey;
create function forget_events_of_chat() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from page_event where shop_id = old.shop_id and app_id = old.id;
  return null;
end $$;
create trigger events_go_with_chat after delete on app for each row execute function forget_events_of_chat();

-- Events come in the order of their age: which blocks are old is known without an entry for each.
drop index page_event_by_age;
create index page_event_by_age on page_event using brin (at);
