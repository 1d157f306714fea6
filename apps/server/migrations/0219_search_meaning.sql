-- What a text means, for those who ask with other words than its own: its passages, and a vector for each of them that a
-- model makes in the background. A vector is one byte for each dimension, all of them one after the other.
alter table search_entry add column passages text[] not null default '{}';
alter table search_entry add column model text;
alter table search_entry add column vectors bytea;
alter table search_entry add column embedded_at timestamptz;
create index search_entry_by_model on search_entry (model);
