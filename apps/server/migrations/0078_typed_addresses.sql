-- An address that an agent wrote down is worth less than one that the shopper gave, and neither is proven.
alter table visitor drop constraint visitor_email_trust_check;
alter table visitor add constraint visitor_email_trust_check check (email_trust in ('typed', 'captured', 'verified'));

create or replace function block_known_visitor() returns trigger language plpgsql as $$
begin
  if exists (select from blocked_address b where b.shop_id = new.shop_id and b.email = new.email
             and (b.is_proven or new.email_trust <> 'verified')) then
    update conversation set blocked_at = coalesce(blocked_at, now())
    where id = new.conversation_id and shop_id = new.shop_id;
  end if;
  return null;
end $$;
