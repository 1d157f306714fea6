-- The first message of somebody whose address is blocked calls nobody: its conversation is filed as closed, where it
-- can be read, and nobody waits in it.
create or replace function block_new_conversation() returns trigger language plpgsql as $$
begin
  if exists (select from visitor v join blocked_address b on b.shop_id = v.shop_id and b.email = v.email
             where v.conversation_id = new.id and v.shop_id = new.shop_id
               and (b.is_proven or v.email_trust <> 'verified')) then
    new.blocked_at := coalesce(new.blocked_at, now());
    new.status := 'closed';
    new.waiting_since := null;
  end if;
  return new;
end $$;
