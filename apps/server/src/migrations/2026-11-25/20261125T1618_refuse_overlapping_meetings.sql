-- The second wall against two meetings at one time on an exclusive account. An engine without GiST leaves this file out.
create extension if not exists btree_gist;
alter table time_claims
  add constraint time_claims_account_overlap exclude using gist (video_account_id with =, during with &&)
    where (video_account_id is not null and not may_overlap);
