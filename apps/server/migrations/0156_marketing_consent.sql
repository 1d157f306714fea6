-- That somebody has ticked a box in a campaign's form: when, under which words, and what they gave with it. A shop has to
-- be able to show this for as long as it writes to them.
create table marketing_consent (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  app_id bigint not null references app (id),
  conversation_id uuid not null,
  campaign_id text not null,
  wording text not null,
  answers jsonb not null,
  given_at timestamptz(3) not null
);
create index marketing_consent_conversation on marketing_consent (conversation_id);
create index marketing_consent_shop on marketing_consent (shop_id, given_at desc);

alter table marketing_consent enable row level security;
create policy own_shop on marketing_consent using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on marketing_consent to shopbell_app;
