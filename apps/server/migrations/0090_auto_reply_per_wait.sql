-- The automatic reply is one for each time a shopper waits, and when a wait began stands in the conversation.
alter table visitor drop column auto_replied_at;
