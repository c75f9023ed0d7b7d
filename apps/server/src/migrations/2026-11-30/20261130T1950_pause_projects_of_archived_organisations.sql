-- Since when the organisation of a project is archived. Nothing lapses until its deadlines have moved by this time.
alter table projects add column paused_since timestamptz;
create index projects_paused_since_idx on projects (paused_since) where paused_since is not null;
