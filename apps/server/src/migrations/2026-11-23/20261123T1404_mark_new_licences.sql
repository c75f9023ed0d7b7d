-- A licence is new until its holder opens the course, and its email is due until a job has sent it. Both are set when it
-- is issued, so licences from before are not new and send no email.
alter table licences add column is_new boolean not null default false, add column mail_due boolean not null default false;
create index licences_mail_due_idx on licences (id) where mail_due;
