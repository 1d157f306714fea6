-- Earlier conversations of the same person are found by the address.
create index visitor_email on visitor (shop_id, email) where email is not null;
