-- Answers that nobody looked at are mailed to shoppers who left an email in the chat. Up to where that has come.
alter table visitor add column unseen_mailed_id bigint not null default 0;
