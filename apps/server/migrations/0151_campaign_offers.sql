-- The codes behind the offers of campaigns: nothing that pages read by themselves is made of this table.
create table campaign_offer (
  shop_id bigint not null references shop (id) on delete cascade,
  offer_id text not null check (length(offer_id) between 1 and 100),
  code text not null check (length(code) between 1 and 100),
  type text not null check (type in ('percentage', 'fixed_amount', 'free_shipping')),
  value text not null,
  primary key (shop_id, offer_id)
);

alter table campaign_offer enable row level security;
create policy own_shop on campaign_offer using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on campaign_offer to shopbell_app;
