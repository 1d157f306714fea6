-- Messages can be edited and deleted by who wrote them. Every change has a number in its conversation, taken like the
-- ids of messages, so that "after change n" never skips any; a message keeps the number of its last one.
alter table conversation add column revision bigint not null default 0;
alter table message
  add column revision bigint not null default 0,
  add column author_id text,
  add column edited_at timestamptz(3),
  add column deleted_at timestamptz(3);
create index message_changed on message (conversation_id, revision) where revision > 0;
grant update (content, content_hash, metadata, revision, edited_at, deleted_at) on message to shopbell_app;
