-- What agents think of what the assistant said or did in a turn.
create table assistant_review (
  conversation_id uuid not null,
  turn integer not null,
  shop_id bigint not null references shop (id) on delete cascade,
  is_good boolean not null,
  reason text not null,
  reviewed_at timestamptz(3) not null,
  reviewed_by_name text,
  primary key (conversation_id, turn),
  foreign key (conversation_id, turn) references assistant_turn (conversation_id, turn) on delete cascade
);
create index assistant_review_by_shop on assistant_review (shop_id, reviewed_at);

alter table assistant_review enable row level security;
create policy own_shop on assistant_review using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_review to shopbell_app;
