-- What agents do with a conversation: whose it is, whether it is done or put off, and since when someone waits. The
-- indexes are the inbox's views, each in the order it is shown.
alter table conversation
  add column status text not null default 'open' check (status in ('open', 'snoozed', 'closed')),
  add column assignee_id text references "user" ("id") on delete set null,
  add column snoozed_until timestamptz(3),
  -- The first message of the shopper that nobody has answered; null when an agent wrote last.
  add column waiting_since timestamptz(3),
  add column blocked_at timestamptz(3);

update conversation c set waiting_since = c.last_message_at
from message m where m.conversation_id = c.id and m.id = c.last_message_id and not m.from_agent;

drop index conversation_inbox;
create index conversation_inbox on conversation (shop_id, last_message_at desc, id desc);
create index conversation_by_status on conversation (shop_id, status, last_message_at desc, id desc);
create index conversation_by_assignee on conversation (shop_id, assignee_id, last_message_at desc, id desc)
  where status = 'open';
create index conversation_waiting on conversation (shop_id, waiting_since, id)
  where status = 'open' and waiting_since is not null;

-- Who leaves a shop leaves nothing behind that everyone believes to be in someone's hands.
create function release_conversations() returns trigger language plpgsql as $$
begin
  update conversation set assignee_id = null
  where shop_id = old.shop_id and assignee_id = old.user_id and status <> 'closed';
  return null;
end $$;
create trigger release_conversations after delete on shop_member
  for each row execute function release_conversations();
