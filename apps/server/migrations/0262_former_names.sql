-- What a person was called before: what they did stands in their shops' histories under the name of that day.
create table former_name (
  user_id text not null references "user" ("id") on delete cascade,
  name text not null,
  primary key (user_id, name)
);
