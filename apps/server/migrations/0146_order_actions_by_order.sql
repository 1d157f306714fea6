-- How often the same was wanted of an order: who read it before somebody else was done with it must look again.
create index order_action_by_order on order_action (shop_id, order_id, kind);
