-- Number of the commit after which the attempt was settled last. While it equals `seq`, leaving the player has nothing to
-- settle. Null since the start of the launch, and for attempts from before: they are settled once more.
alter table sco_users add column settled_seq integer;
