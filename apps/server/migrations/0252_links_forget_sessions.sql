-- A link outlives the session in which it was made: when what is kept of that session goes, because consent was taken back
-- or by its age, the link leads where it led and says no more whose it was.
create index short_link_by_session on short_link (shop_id, (meta->>'session_id')) where meta->>'session_id' is not null;
create function forget_sessions_of_links() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  -- The fingerprint is made of the session, too; the code is as unique.
  update short_link set meta = short_link.meta || '{"session_id": null}', fingerprint = short_link.code
  from (select distinct shop_id, session_id::text from gone where session_id is not null) as session
  where short_link.shop_id = session.shop_id and short_link.meta->>'session_id' = session.session_id;
  return null;
end $$;
create trigger links_forget_sessions after delete on page_event referencing old table as gone
  for each statement execute function forget_sessions_of_links();
