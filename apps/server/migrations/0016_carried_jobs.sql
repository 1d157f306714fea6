-- Jobs live in the library's own schema, whose tables are not ours to copy. A backup and a move carry those that wait
-- as plain rows; the next start hands them to the library.
create table carried_job (
  queue text not null,
  payload jsonb not null,
  start_after timestamptz(3) not null
);
