-- Each commit writes the row of its attempt anew, and often its suspend data. With the usual scale factor of 0.2 a table of
-- a million attempts is vacuumed after 200,000 commits: a row that was written 11 times with 3 kB of suspend data took
-- 47 kB before that.
alter table sco_users set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_analyze_scale_factor = 0.05);
alter table sco_user_suspend_data set (
  autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 200,
  toast.autovacuum_vacuum_scale_factor = 0.01, toast.autovacuum_vacuum_threshold = 200);
alter table sco_user_interactions set (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
