-- What leaves by mail or text message is a row first, written with the facts it speaks of: whoever asks twice under
-- the same key sends once (D22). Where nothing can be sent, these rows are the outbox that the demo shows.
create table outgoing_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  text text not null,
  html text not null default '',
  key text not null unique,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  -- Refused for good: it will not be tried again.
  failed_at timestamptz(3),
  attempts integer not null default 0,
  last_error text
);
create index outgoing_message_newest on outgoing_message (created_at desc, id desc);
