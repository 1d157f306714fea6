-- What can be found of a conversation: the words of its messages and of its visitor's name, filled by the application,
-- which cuts languages without spaces into pairs of letters. Each word begins with its shop's id, so that a search
-- reads one shop's part of the index only. Apart from the conversation, whose row every message changes.
create table conversation_search (
  conversation_id uuid primary key references conversation (id),
  shop_id bigint not null,
  -- Messages up to here are in.
  indexed_id bigint not null default 0,
  terms tsvector not null default ''
);
create index conversation_search_terms on conversation_search using gin (terms) with (gin_pending_list_limit = 256);

alter table conversation_search enable row level security;
create policy own_shop on conversation_search using (shop_id = any ((select current_shops())::bigint[]));

-- Under a policy an index on words is not used, since matching them might tell what was compared. So this runs as the
-- owner, and names the shop itself. What is found in few conversations is found by its words; what is found in many, by
-- going along the inbox, where it turns up soon. The planner is not asked: the embedded database gathers no statistics.
create function find_conversations(
  wanted tsquery, wanted_status text, wanted_assignee text, is_unassigned boolean, is_waiting boolean,
  wanted_tag bigint, before_at timestamptz, before_id uuid, max_count integer
) returns table (id uuid) language plpgsql stable security definer
  set search_path = public, pg_temp set enable_seqscan = off set enable_sort = off set plan_cache_mode = force_custom_plan
as $$
declare
  few constant integer := 1500;
  shop constant bigint := (current_shops())[1];
  found_ids uuid[];
begin
  if cardinality(current_shops()) <> 1 then
    raise exception 'A search is for one shop';
  end if;
  found_ids := array(
    select s.conversation_id from conversation_search s where s.terms @@ wanted and s.shop_id = shop limit few + 1
  );
  if cardinality(found_ids) <= few then
    return query
      select c.id from unnest(found_ids) as one(id)
      cross join lateral (select * from conversation known where known.id = one.id limit 1) c
      where c.shop_id = shop
        and (wanted_status is null or c.status = wanted_status)
        and (wanted_assignee is null or c.assignee_id = wanted_assignee)
        and (not is_unassigned or c.assignee_id is null)
        and (not is_waiting or c.waiting_since is not null)
        and (wanted_tag is null or exists (
          select from conversation_tag t where t.conversation_id = c.id and t.tag_id = wanted_tag))
        and (before_at is null or (c.last_message_at, c.id) < (before_at, before_id))
      order by c.last_message_at desc, c.id desc limit max_count;
  else
    return query
      select c.id from conversation c
      cross join lateral (
        select from conversation_search s where s.conversation_id = c.id and s.terms @@ wanted limit 1
      ) s
      where c.shop_id = shop
        and (wanted_status is null or c.status = wanted_status)
        and (wanted_assignee is null or c.assignee_id = wanted_assignee)
        and (not is_unassigned or c.assignee_id is null)
        and (not is_waiting or c.waiting_since is not null)
        and (wanted_tag is null or exists (
          select from conversation_tag t where t.conversation_id = c.id and t.tag_id = wanted_tag))
        and (before_at is null or (c.last_message_at, c.id) < (before_at, before_id))
      order by c.last_message_at desc, c.id desc limit max_count;
  end if;
end $$;
revoke execute on function find_conversations from public;
grant execute on function find_conversations to shopbell_app;
