-- The account library moves a session's own times once a day; people want to know when it was last used.
alter table "session" add column "lastUsedAt" timestamptz(3) not null default now();
