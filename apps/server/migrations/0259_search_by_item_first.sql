-- Where nobody has counted yet what the tables hold, an index that begins with the shop looks as good for a word as the one
-- with the word in it, and a question read all of a shop's words hundreds of times. What is looked up by item begins with it.
drop index search_posting_by_item;
create index search_posting_by_item on search_posting (item_id, shop_id, kind, language);
alter table search_entry drop constraint search_entry_pkey,
  add constraint search_entry_pkey primary key (item_id, shop_id, kind, language);
