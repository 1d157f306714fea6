-- A return, or an exchange, is a wish like the others. Which returns an order had before tells our own from them; what goes
-- back is kept in the words that it had then, for the card in the conversation.
alter table order_action drop constraint order_action_kind_check;
alter table order_action add constraint order_action_kind_check check (kind in ('cancel', 'address', 'return'));
alter table order_action add column returns_before bigint[] not null default '{}';
alter table order_action add column returned_items jsonb not null default '[]';
