-- A visitor is blocked, not only the conversation they were blocked in: whoever gives the same address in another
-- conversation, now or later, is blocked there too.
create table blocked_address (
  shop_id bigint not null references shop (id) on delete cascade,
  email text not null,
  -- An address that was only typed may be somebody else's: it does not block who has proven that it is theirs.
  is_proven boolean not null,
  blocked_at timestamptz(3) not null default now(),
  primary key (shop_id, email)
);
alter table blocked_address enable row level security;
create policy own_shop on blocked_address using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on blocked_address to shopbell_app;

-- An address may come before the first message or after it: both ends look.
create function block_known_visitor() returns trigger language plpgsql as $$
begin
  if exists (select from blocked_address b where b.shop_id = new.shop_id and b.email = new.email
             and (b.is_proven or new.email_trust = 'captured')) then
    update conversation set blocked_at = coalesce(blocked_at, now())
    where id = new.conversation_id and shop_id = new.shop_id;
  end if;
  return null;
end $$;
create trigger block_known_visitor after insert or update of email on visitor
  for each row when (new.email is not null) execute function block_known_visitor();

create function block_new_conversation() returns trigger language plpgsql as $$
begin
  if exists (select from visitor v join blocked_address b on b.shop_id = v.shop_id and b.email = v.email
             where v.conversation_id = new.id and v.shop_id = new.shop_id
               and (b.is_proven or v.email_trust = 'captured')) then
    new.blocked_at := coalesce(new.blocked_at, now());
  end if;
  return new;
end $$;
create trigger block_new_conversation before insert on conversation
  for each row execute function block_new_conversation();
