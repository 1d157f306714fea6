-- What a shop has written down for its shoppers. Articles have a text in each language, and each text a draft beside what
-- is published, so that nobody reads a half-written sentence.
create table help_center (
  id bigint generated always as identity primary key,
  shop_id bigint not null unique references shop (id) on delete cascade,
  -- In the address of its public pages.
  slug text not null unique,
  language text not null
);

create table help_category (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  position integer not null,
  names jsonb not null
);
create index help_category_by_shop on help_category (shop_id, position);

create table article (
  id uuid primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  category_id uuid references help_category (id) on delete set null,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- The name outlives the account.
  changed_by_name text,
  deleted_at timestamptz(3)
);
create index article_by_shop on article (shop_id, created_at);
create index article_by_category on article (category_id);
create index article_deleted on article (deleted_at) where deleted_at is not null;

create table article_text (
  article_id uuid not null references article (id) on delete cascade,
  language text not null,
  shop_id bigint not null references shop (id) on delete cascade,
  slug text not null,
  title text not null,
  body text not null,
  changed_at timestamptz(3) not null,
  version integer not null default 1,
  published_title text,
  published_body text,
  published_at timestamptz(3),
  -- The draft of then becomes public at this time.
  publish_at timestamptz(3),
  primary key (article_id, language)
);
create unique index article_text_by_slug on article_text (shop_id, language, slug);
create index article_text_scheduled on article_text (publish_at) where publish_at is not null;

create table article_version (
  article_id uuid not null references article (id) on delete cascade,
  language text not null,
  version integer not null,
  shop_id bigint not null references shop (id) on delete cascade,
  title text not null,
  body text not null,
  saved_at timestamptz(3) not null,
  saved_by_name text,
  primary key (article_id, language, version)
);
create index article_version_by_shop on article_version (shop_id);

-- Addresses that articles had before: whoever comes by one is led on.
create table article_old_slug (
  shop_id bigint not null references shop (id) on delete cascade,
  language text not null,
  slug text not null,
  article_id uuid not null references article (id) on delete cascade,
  primary key (shop_id, language, slug)
);
create index article_old_slug_by_article on article_old_slug (article_id);

alter table help_center enable row level security;
create policy own_shop on help_center using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert on help_center to shopbell_app;
alter table help_category enable row level security;
create policy own_shop on help_category using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on help_category to shopbell_app;
alter table article enable row level security;
create policy own_shop on article using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on article to shopbell_app;
alter table article_text enable row level security;
create policy own_shop on article_text using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on article_text to shopbell_app;
alter table article_version enable row level security;
create policy own_shop on article_version using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, delete on article_version to shopbell_app;
alter table article_old_slug enable row level security;
create policy own_shop on article_old_slug using (shop_id = any ((select current_shops())::bigint[]));
grant select, insert, update, delete on article_old_slug to shopbell_app;
