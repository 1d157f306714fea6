-- Consent that is taken back takes the ids of browser and session out of what was written with it; the words stay. Nothing
-- that is shown of a message changes, so it gets no new revision.
create index message_of_guest on message (shop_id, split_part(metadata->>'revenueId', ':', -2))
  where split_part(metadata->>'revenueId', ':', -2) <> '';

-- Under a policy an index on what is computed is not used, so this runs as the owner, and keeps to the wall itself.
create function forget_guests_of_messages(shop bigint, guests text[]) returns void language sql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
  update message
  set metadata = jsonb_set(metadata, '{revenueId}', to_jsonb(regexp_replace(metadata->>'revenueId', '[^:]*:[^:]*$', ':')))
  from (
    select conversation_id, id from message
    where shop_id = shop and shop = any (coalesce(current_shops(), array[shop]))
      and split_part(metadata->>'revenueId', ':', -2) = any (guests)
      and split_part(metadata->>'revenueId', ':', -2) <> ''
    order by conversation_id, id for update
  ) as named
  where message.conversation_id = named.conversation_id and message.id = named.id
$$;
revoke execute on function forget_guests_of_messages from public;
grant execute on function forget_guests_of_messages to shopbell_app;
