-- How often something was tried in the current window, counted across nodes.
create table attempt (
  key text primary key,
  count integer not null,
  ends_at timestamptz(3) not null
);
create index attempt_ends_at on attempt (ends_at);
