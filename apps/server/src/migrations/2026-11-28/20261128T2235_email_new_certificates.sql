-- True until the holder has been told by email of a certificate of a pharmacist-led course, or of its assessment.
alter table certificates add column mail_due boolean not null default false;
create index certificates_mail_due_idx on certificates (id) where mail_due;
