-- The first owner is made with a code from the server's own output. One row, whose lock decides between two nodes;
-- every node that starts on an empty installation prints a code of its own, and all die together.
create table setup (
  is_only boolean primary key default true check (is_only),
  wrong_tries integer not null default 0
);
insert into setup default values;

create table setup_code (code_hash text primary key);
