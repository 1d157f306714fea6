-- Where somebody came in (SSP-08): an owner sees which of the ways into self-service lead to an answer. Null for visits of before.
alter table portal_visit add column entry_point text
  check (entry_point in ('home-page', 'sign-in-code', 'order-page'));
