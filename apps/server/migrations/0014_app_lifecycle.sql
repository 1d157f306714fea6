-- A chat can be switched off for a while, or for good; its conversations stay.
alter table app add column deactivated_at timestamptz(3), add column deleted_at timestamptz(3);
