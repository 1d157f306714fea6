-- The account library adds to this number; as a bigint it arrives as text, and the time to wait became a few million years.
alter table "rateLimit" alter column "lastRequest" type double precision;
