-- What every message paid for: a look at its conversation, whose row the same statement has just written or locked, and a
-- look at the blocked addresses, which only a new conversation needs. A trigger before an insert runs also where the
-- insert becomes an update; one after it does not.
alter table message drop constraint message_conversation_id_fkey;

drop trigger block_new_conversation on conversation;
create or replace function block_new_conversation() returns trigger language plpgsql as $$
begin
  if exists (select from visitor v join blocked_address b on b.shop_id = v.shop_id and b.email = v.email
             where v.conversation_id = new.id and v.shop_id = new.shop_id
               and (b.is_proven or v.email_trust <> 'verified')) then
    update conversation set blocked_at = coalesce(blocked_at, now()), status = 'closed', waiting_since = null
    where id = new.id;
  end if;
  return null;
end $$;
create trigger block_new_conversation after insert on conversation
  for each row execute function block_new_conversation();
