-- What a shopper had deleted does not come back by something that was under way. The lock waits for a deletion that is
-- being done, and lets one that follows find what was written here.
create function refuse_erased() returns trigger language plpgsql as $$
begin
  perform from conversation where id = new.conversation_id for key share;
  -- A statement of its own sees what was committed while the lock was waited for.
  perform from conversation where id = new.conversation_id and erased_at is not null;
  if found then
    return null;
  end if;
  return new;
end $$;

create trigger refuse_erased before insert on visitor for each row execute function refuse_erased();
create trigger refuse_erased before insert on handover for each row execute function refuse_erased();
create trigger refuse_erased before insert on conversation_search for each row execute function refuse_erased();
