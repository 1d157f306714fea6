-- A code is sent at most once, and never after its time. That it is leaving is noted and committed before it leaves: a
-- server that ends in between leaves behind a message of which nobody knows whether it has arrived, and such a one is
-- not repeated. Without a time a message is repeated until somebody has it.
alter table outgoing_message
  add column at_most_once_until timestamptz(3),
  add column leaving_at timestamptz(3);
