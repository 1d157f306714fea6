-- What is done with the order once the shopper agrees: not only cancelling it.
alter table assistant_proposal add column wish jsonb not null default '{"kind": "cancel"}';
alter table assistant_proposal drop constraint assistant_proposal_kind_check;
alter table assistant_proposal add constraint assistant_proposal_kind_check check (kind in ('cancel', 'return', 'address'));
