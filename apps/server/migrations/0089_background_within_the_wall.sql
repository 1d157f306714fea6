-- Work that nobody waits for keeps to the wall between shops as well: words for the search are written by the role of the
-- shop they are of, and deleting has a role of its own, so that the one that answers requests still deletes no message.
grant select, insert, update on conversation_search to shopbell_app;

do $$
begin
  if not exists (select from pg_roles where rolname = 'shopbell_eraser') then
    create role shopbell_eraser nologin nosuperuser nobypassrls;
  end if;
exception
  when duplicate_object or unique_violation then null;
end $$;
grant shopbell_app to shopbell_eraser;
grant shopbell_eraser to current_user;
grant delete on message, note, conversation_search to shopbell_eraser;
grant insert on erasure to shopbell_eraser;
