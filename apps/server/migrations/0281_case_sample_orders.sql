-- A case may be asked by somebody who has signed in, with sample orders that are nobody's.
alter table assistant_case add column has_sample_orders boolean not null default false;
