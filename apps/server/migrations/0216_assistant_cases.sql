-- Questions that owners keep, with what the answers are held to, and how they went with the guidance of then.
create table assistant_case (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id) on delete cascade,
  question text not null,
  language text not null,
  expected jsonb not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  changed_by_name text
);
create index assistant_case_by_shop on assistant_case (shop_id, created_at);

create table assistant_case_run (
  case_id uuid not null references assistant_case (id) on delete cascade,
  guidance_version integer not null,
  shop_id bigint not null references shop (id) on delete cascade,
  is_passed boolean not null,
  faults jsonb not null,
  verdict text not null,
  answer text not null,
  ran_at timestamptz(3) not null,
  primary key (case_id, guidance_version)
);
create index assistant_case_run_by_shop on assistant_case_run (shop_id);

alter table assistant_case enable row level security;
create policy own_shop on assistant_case using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_case to shopbell_app;
alter table assistant_case_run enable row level security;
create policy own_shop on assistant_case_run using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on assistant_case_run to shopbell_app;
