-- Which products stand in the same orders, asked by the page of one of them.
create index order_fact_by_product on order_fact using gin (product_ids);
