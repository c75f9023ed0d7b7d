-- Two-step verification can be required: by the site, and by an organisation for its own people (null follows the site).
alter table group_settings
  add column two_step_policy text check (two_step_policy in ('off', 'admins', 'everyone'));
-- The first sign-in at which it was required; the days of grace count from here.
alter table users add column two_step_asked_at timestamptz;
-- A session that may do nothing but set two-step verification up. Decided at the sign-in, so nobody is interrupted.
alter table sessions add column must_set_up_two_step boolean not null default false;
