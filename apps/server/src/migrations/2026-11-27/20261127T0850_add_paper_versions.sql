-- Why a face-to-face course was archived.
alter table abstract_paper_courses add column archive_reason text not null default '';

alter table paper_courses
  -- When this version first went live. Null for one that never did.
  add column went_live_at timestamptz,
  -- Rule for its results. Without a pass mark the assessor alone decides. Names of assessors stand on lines; no names
  -- mean that every admin who records names the assessor.
  add column has_score boolean not null default true,
  add column pass_mark integer check (pass_mark between 0 and 100),
  add column evidence text not null default 'optional' check (evidence in ('none', 'optional', 'required')),
  add column assessors text not null default '',
  add check (has_score or pass_mark is null);
update paper_courses set went_live_at = created_at where is_live;

update paper_courses c set version = n.version
from (select id, row_number() over (partition by abstract_paper_course_id order by version, id) as version from paper_courses) n
where n.id = c.id and n.version <> c.version;
create unique index paper_courses_abstract_paper_course_id_key on paper_courses (abstract_paper_course_id, version);
drop index paper_courses_abstract_paper_course_id_idx;
update paper_courses c set is_live = false
where c.is_live and exists (select from paper_courses n where n.abstract_paper_course_id = c.abstract_paper_course_id
  and n.is_live and n.version > c.version);
create unique index paper_courses_live_key on paper_courses (abstract_paper_course_id) where is_live;

-- Scans of results: the newest of a licence counts. Licences of one signed list share a stored file.
create table paper_scans (
  id bigint generated always as identity primary key,
  licence_id bigint not null references licences on delete cascade,
  storage_key text not null,
  file_name text not null,
  media_type text not null,
  bytes bigint not null,
  uploaded_by bigint not null references users,
  uploaded_at timestamptz not null
);
create index paper_scans_licence_id_idx on paper_scans (licence_id);
create index paper_scans_uploaded_by_idx on paper_scans (uploaded_by);

-- Results as they were before they were corrected.
create table paper_result_versions (
  id bigint generated always as identity primary key,
  paper_result_id bigint not null references paper_results on delete cascade,
  outcome text not null check (outcome in ('pass', 'fail')),
  taken_on date not null,
  score integer check (score between 0 and 100),
  assessor text not null,
  -- Why it was corrected.
  reason text not null,
  corrected_by bigint not null references users,
  corrected_at timestamptz not null
);
create index paper_result_versions_paper_result_id_idx on paper_result_versions (paper_result_id);
create index paper_result_versions_corrected_by_idx on paper_result_versions (corrected_by);
