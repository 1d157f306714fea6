-- Up to which message it was read when it was last closed: a person who answered before that has it no longer.
alter table conversation add column closed_message_id bigint;
update conversation set closed_message_id = last_message_id where status = 'closed';
