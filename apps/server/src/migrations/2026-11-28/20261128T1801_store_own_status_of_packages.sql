-- The status that the package itself set, beside the settled one. Empty: it set none. Null: stored before this column
-- existed, when the pass mark could overrule it, so nobody knows.
alter table sco_users add column own_status text
  check (own_status in ('passed', 'completed', 'failed', 'incomplete', 'browsed', ''));
alter table sco_users alter column own_status set default '';
update sco_users set own_status = '' where lesson_status = 'not attempted';
