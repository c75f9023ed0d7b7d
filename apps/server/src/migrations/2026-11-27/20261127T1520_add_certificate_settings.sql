-- Pictures on certificates: icons, logos and signatures. A picture is stored once, by its contents, and never removed,
-- because certificates name its key.
create table certificate_pictures (
  id bigint generated always as identity primary key,
  sha256 text not null unique,
  storage_key text not null unique,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bigint not null,
  width integer not null,
  height integer not null,
  uploaded_by bigint not null references users,
  uploaded_at timestamptz not null
);
create index certificate_pictures_uploaded_by_idx on certificate_pictures (uploaded_by);

-- A changed icon or footer message is a new row with the same code. The newest row of a code is the one in use.
create table certificate_icons (
  id bigint generated always as identity primary key,
  code text not null,
  title text not null,
  kind text not null check (kind in ('accreditor', 'scheme', 'organisation')),
  group_id bigint references groups,
  picture_id bigint not null references certificate_pictures,
  archived_at timestamptz,
  made_by bigint not null references users,
  made_at timestamptz not null,
  check ((group_id is not null) = (kind = 'organisation'))
);
create index certificate_icons_code_idx on certificate_icons (code, id);
create index certificate_icons_group_id_idx on certificate_icons (group_id);
create index certificate_icons_picture_id_idx on certificate_icons (picture_id);
create index certificate_icons_made_by_idx on certificate_icons (made_by);

create table certificate_footer_messages (
  id bigint generated always as identity primary key,
  code text not null,
  text text not null,
  archived_at timestamptz,
  made_by bigint not null references users,
  made_at timestamptz not null
);
create index certificate_footer_messages_code_idx on certificate_footer_messages (code, id);
create index certificate_footer_messages_made_by_idx on certificate_footer_messages (made_by);

-- Settings of a course, or of an organisation for it. Rows are never changed: the highest version is in use. Null takes
-- the value of the course, and there the value of the site.
create table certificate_setting_versions (
  id bigint generated always as identity primary key,
  group_id bigint references groups,
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  version integer not null,
  type_id integer,
  icon_ids text,
  footer_message_ids text,
  logo text check (logo in ('none', 'site', 'own')),
  logo_picture_id bigint references certificate_pictures,
  signatory text check (signatory in ('none', 'own')),
  signatory_name text,
  signatory_title text,
  signature_picture_id bigint references certificate_pictures,
  show_hours boolean,
  show_objectives boolean,
  show_registration_number boolean,
  show_organisation boolean,
  made_by bigint not null references users,
  made_at timestamptz not null,
  unique nulls not distinct (product_type, product_id, group_id, version),
  check ((logo_picture_id is not null) = (logo is not distinct from 'own')),
  check ((signatory_name is not null) = (signatory is not distinct from 'own')),
  check (signatory_name is not null or (signatory_title is null and signature_picture_id is null))
);
create index certificate_setting_versions_group_id_idx on certificate_setting_versions (group_id);
create index certificate_setting_versions_logo_idx on certificate_setting_versions (logo_picture_id);
create index certificate_setting_versions_signature_idx on certificate_setting_versions (signature_picture_id);
create index certificate_setting_versions_made_by_idx on certificate_setting_versions (made_by);

alter table certificates
  -- Settings with which it was issued: of the course, then of the organisation.
  add column setting_version_ids bigint[] not null default '{}',
  -- Version of the details of the course, such as its learning objectives. Null before courses had details.
  add column details_version integer,
  -- Registration number that is printed. It belongs to the holder, so that it is not among the printed facts.
  add column holder_registration_number text;
