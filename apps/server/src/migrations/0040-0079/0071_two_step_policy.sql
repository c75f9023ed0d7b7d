-- Policy of an organisation for two-step verification; null follows the site.
alter table group_settings
  add column two_step_policy text check (two_step_policy in ('off', 'admins', 'everyone'));
-- First sign-in that asked for two-step verification. The days of grace count from here.
alter table users add column two_step_asked_at timestamptz;
-- True for a session that may only set two-step verification up.
alter table sessions add column must_set_up_two_step boolean not null default false;
