-- Answers by mail. Null means that answers are not mailed; a number, that those up to it are, or were seen in the chat.
alter table visitor add column mailed_message_id bigint;
create index visitor_mailing on visitor (conversation_id) where mailed_message_id is not null;

-- Which conversation a mail of ours belongs to, so that a reply to it finds its way back.
create table mail_thread (
  mail_message_id text primary key,
  shop_id bigint not null references shop (id),
  conversation_id uuid not null,
  recipient text not null,
  created_at timestamptz(3) not null default now()
);
create index mail_thread_conversation on mail_thread (conversation_id);
alter table mail_thread enable row level security;
create policy own_shop on mail_thread using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on mail_thread to shopbell_app;
