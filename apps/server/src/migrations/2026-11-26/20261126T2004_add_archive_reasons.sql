-- Why a course was archived.
alter table abstract_courses add column archive_reason text not null default '';
