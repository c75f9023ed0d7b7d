-- The second wall against double booking, below the row locks. An engine without GiST leaves this file out.
create extension if not exists btree_gist;
alter table time_claims
  add constraint time_claims_trainer_overlap exclude using gist (trainer_user_id with =, during with &&)
    where (trainer_user_id is not null and not may_overlap),
  add constraint time_claims_venue_overlap exclude using gist (venue_id with =, during with &&)
    where (venue_id is not null and not may_overlap);
