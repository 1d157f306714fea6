-- What a shop's access token allows: what it does not is never asked for, so that nothing else is refused with it.
alter table commerce_connection add column scopes text[] not null default '{}';
