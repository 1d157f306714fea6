-- What an assistant tells the page beside its words travels as a message that nobody sees. Null is an ordinary one.
alter table message add column kind text check (kind = 'signal');
