-- What shoppers may be answered with: articles and flows, found by their words. An own index of stems, because scores must
-- say how much of a question is answered, and because typos are looked up among the words that the shop really uses.
create table search_entry (
  shop_id bigint not null references shop (id) on delete cascade,
  kind text not null check (kind in ('article', 'flow')),
  language text not null,
  item_id text not null,
  title_stems integer not null,
  primary key (shop_id, kind, language, item_id)
);

create table search_posting (
  shop_id bigint not null references shop (id) on delete cascade,
  kind text not null,
  language text not null,
  stem text not null,
  item_id text not null,
  is_in_title boolean not null,
  primary key (shop_id, kind, language, stem, item_id)
);
create index search_posting_by_item on search_posting (shop_id, kind, item_id);

-- The words as they are written, to find what a mistyped one was meant to be.
create table search_word (
  shop_id bigint not null references shop (id) on delete cascade,
  kind text not null,
  language text not null,
  word text not null,
  stem text not null,
  grams text[] not null,
  primary key (shop_id, kind, language, word)
);
create index search_word_by_gram on search_word using gin (grams);

alter table search_entry enable row level security;
create policy own_shop on search_entry using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on search_entry to shopbell_app;
alter table search_posting enable row level security;
create policy own_shop on search_posting using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on search_posting to shopbell_app;
alter table search_word enable row level security;
create policy own_shop on search_word using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on search_word to shopbell_app;
