-- A person may be in several shops: the console opens the one chosen last.
alter table shop_member add column chosen_at timestamptz(3) not null default now();
