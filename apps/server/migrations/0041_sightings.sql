-- On which sites a chat's script was asked for, so that an owner sees whether it is installed. Hosts only: no page, no visitor.
create table chat_sighting (
  app_id bigint not null references app (id),
  host text not null check (length(host) <= 255),
  shop_id bigint not null references shop (id),
  last_seen_at timestamptz(3) not null default now(),
  primary key (app_id, host)
);

alter table chat_sighting enable row level security;
create policy own_shop on chat_sighting using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update on chat_sighting to shopbell_app;
