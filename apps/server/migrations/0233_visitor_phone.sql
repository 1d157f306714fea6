-- Somebody is found by a number that they have proven, as by an address.
create index visitor_phone on visitor (shop_id, phone) where phone is not null;
