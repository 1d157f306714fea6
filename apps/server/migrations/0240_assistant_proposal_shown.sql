-- What an order held when the card was shown: who agrees to that agrees to nothing else.
alter table assistant_proposal add column shown text not null default '';
