-- An installation that begins with a copy of the build's empty database has no past yet, and no other's.
insert into epoch (value) values (floor(extract(epoch from clock_timestamp()) * 1000)) on conflict do nothing;
