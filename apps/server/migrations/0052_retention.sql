-- How long a shop keeps conversations; null keeps them. Of one that was too old only its row stays, without a message:
-- a page that still holds its token learns by it that this conversation is over.
alter table shop add column retention_days integer check (retention_days between 1 and 3650);
alter table conversation add column purged_at timestamptz(3);
create index conversation_kept on conversation (shop_id, last_message_at) where purged_at is null;
