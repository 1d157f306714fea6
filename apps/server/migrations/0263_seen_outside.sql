-- Since when somebody of whom no departure is known has been seen to be in no shop: their account is kept as long from then on.
alter table "user" add column "outsideSince" timestamptz(3);
