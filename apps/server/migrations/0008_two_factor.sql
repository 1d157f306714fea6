-- The account library's second factor: secret and recovery codes are encrypted with the server's secret.
alter table "user" add column "twoFactorEnabled" boolean not null default false;

create table "twoFactor" (
  "id" text primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null unique references "user" ("id") on delete cascade,
  "verified" boolean not null default true,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz
);
