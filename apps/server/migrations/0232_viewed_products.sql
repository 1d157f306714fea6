-- Agents see what a shopper has looked at lately, where the shopper has consented to being followed.
alter table visitor add column viewed jsonb;
