-- What is tried out answers nobody: it is counted apart, and has limits that hold where nobody has entered a price.
alter table assistant_spending add column tries integer not null default 0;
alter table assistant_spending add column tried_tokens bigint not null default 0;
