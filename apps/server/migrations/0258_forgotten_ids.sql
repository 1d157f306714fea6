-- Who takes consent back is forgotten for good: what of that browser or its sessions arrives later, on whatever way, is kept
-- without it. Of their ids stays a mark, by which only somebody who brings an id learns that it was forgotten.
create function forgotten_mark(shop bigint, id text) returns bytea language sql immutable strict parallel safe
return sha256(convert_to(shop || ':' || lower(id), 'UTF8'));

create table forgotten_id (
  shop_id bigint not null references shop (id) on delete cascade,
  mark bytea not null,
  forgotten_at timestamptz(3) not null,
  primary key (mark, shop_id)
);
create index forgotten_id_by_age on forgotten_id (forgotten_at);
alter table forgotten_id enable row level security;
create policy own_shop on forgotten_id using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on forgotten_id to shopbell_app;
insert into forgotten_id select shop_id, forgotten_mark(shop_id, guest_id::text), forgotten_at from forgotten_guest;
drop table forgotten_guest;

-- Shared by all who write an id of a shop's browser, and had alone by who forgets one: so whatever was written without knowing of it
-- is committed before it is looked for, and whatever is written later knows.
create function forgetting_lock(shop bigint) returns bigint language sql immutable strict parallel safe
return hashtextextended('forgetting ' || shop, 0);

-- Volatile: behind the lock it sees what was committed while it waited.
create function is_forgotten(shop bigint, id text) returns boolean language plpgsql volatile security definer
set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(forgetting_lock(shop));
  return exists (select from forgotten_id where shop_id = shop and mark = forgotten_mark(shop, id));
end $$;
revoke execute on function is_forgotten from public;

create function message_without_forgotten() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if is_forgotten(new.shop_id, split_part(new.metadata->>'revenueId', ':', -2)) then
    new.metadata := jsonb_set(new.metadata, '{revenueId}',
      to_jsonb(regexp_replace(new.metadata->>'revenueId', '[^:]*:[^:]*$', ':')));
  end if;
  return new;
end $$;
create trigger message_without_forgotten before insert on message for each row
  when (split_part(new.metadata->>'revenueId', ':', -2) <> '') execute function message_without_forgotten();

create function order_without_forgotten() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if is_forgotten(new.shop_id, new.guest_id) then new.guest_id := null; end if;
  return new;
end $$;
create trigger order_without_forgotten before insert on order_fact for each row
  when (new.guest_id is not null) execute function order_without_forgotten();

create function link_without_forgotten() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if is_forgotten(new.shop_id, new.meta->>'session_id') then
    new.meta := new.meta || '{"session_id": null}';
    new.fingerprint := new.code;
  end if;
  return new;
end $$;
create trigger link_without_forgotten before insert on short_link for each row
  when (new.meta->>'session_id' is not null) execute function link_without_forgotten();
