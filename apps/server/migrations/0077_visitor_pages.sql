-- Who answers sees where the shopper is, and how often they came back. Only of shoppers who have written.
alter table visitor
  add column page_url text,
  add column page_viewed_at timestamptz(3),
  add column visits int not null default 1;
