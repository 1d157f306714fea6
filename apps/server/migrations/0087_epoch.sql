-- Which past this is. A restore makes it another one: ids that pages have in hand may then mean other messages.
create table epoch (
  is_only boolean primary key default true check (is_only),
  value bigint not null
);
insert into epoch (value) values (floor(extract(epoch from clock_timestamp()) * 1000));
