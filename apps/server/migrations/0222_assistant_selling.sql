-- Which discounts the assistant may give; none until an owner says so.
alter table assistant_model add column selling jsonb;
