-- A document is what people read; each of its files is a version.
create table document_versions (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  version integer not null check (version > 0),
  -- Null once a virus was found: the file is gone.
  storage_key text,
  file_name text not null,
  -- What the file is by its contents, never what it calls itself.
  media_type text not null check (media_type in ('application/pdf', 'text/plain', 'text/csv', 'image/png', 'image/jpeg',
    'image/webp', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation')),
  bytes bigint not null,
  -- Null for files from before versions.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  scan text not null check (scan in ('unscanned', 'clean', 'infected')),
  change_note text not null default '',
  -- Readers are asked to read it again.
  is_substantial boolean not null,
  uploaded_by bigint not null references users,
  uploaded_at timestamptz not null,
  check ((scan = 'infected') = (storage_key is null)),
  check (version > 1 or is_substantial)
);
create unique index document_versions_document_id_key on document_versions (document_id, version);
create index document_versions_uploaded_by_idx on document_versions (uploaded_by);
create index document_versions_unscanned_idx on document_versions (id) where scan = 'unscanned';

insert into document_versions
  (document_id, version, storage_key, file_name, media_type, bytes, scan, is_substantial, uploaded_by, uploaded_at)
select id, 1, storage_key, file_name, media_type, bytes, 'unscanned', true, uploaded_by, updated_at from documents;

alter table documents
  drop column storage_key,
  drop column file_name,
  drop column media_type,
  drop column bytes,
  -- `chosen`: whoever fits each kind of choice that was made. Services, job roles and organisations are rows.
  add column audience text not null default 'everyone' check (audience in ('everyone', 'chosen')),
  add column is_admins_only boolean not null default false,
  add column must_read text not null default 'none' check (must_read in ('none', 'open', 'acknowledge')),
  add column due_days integer check (due_days between 1 and 365),
  -- What readers confirm.
  add column statement text not null default '',
  add column review_due_on date,
  add column expires_on date,
  add column owner_id bigint references users;
update documents set owner_id = uploaded_by;
alter table documents alter column owner_id set not null;
alter table documents rename column uploaded_by to created_by;
alter index documents_uploaded_by_idx rename to documents_created_by_idx;
create index documents_owner_id_idx on documents (owner_id);
create index documents_review_due_on_idx on documents (review_due_on) where review_due_on is not null;

-- Who may read a document with a chosen audience.
create table document_audience (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  group_id bigint references groups,
  subgroup_id bigint references subgroups,
  job_role text,
  check (num_nonnulls(group_id, subgroup_id, job_role) = 1)
);
create index document_audience_document_id_idx on document_audience (document_id);
create index document_audience_group_id_idx on document_audience (group_id);
create index document_audience_subgroup_id_idx on document_audience (subgroup_id);

-- When a person opened a version, and confirmed it in which words. A confirmation is never changed.
create table document_reads (
  id bigint generated always as identity primary key,
  document_id bigint not null,
  version integer not null,
  user_id bigint not null references users,
  opened_at timestamptz not null,
  acknowledged_at timestamptz,
  statement text,
  foreign key (document_id, version) references document_versions (document_id, version),
  check ((acknowledged_at is null) = (statement is null))
);
create unique index document_reads_user_id_key on document_reads (user_id, document_id, version);
create index document_reads_document_id_idx on document_reads (document_id, version);

create table document_reminders (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  user_id bigint not null references users,
  sent_by bigint not null references users,
  sent_at timestamptz not null
);
create index document_reminders_document_id_idx on document_reminders (document_id, user_id, sent_at);
create index document_reminders_user_id_idx on document_reminders (user_id);
create index document_reminders_sent_by_idx on document_reminders (sent_by);

-- Notices to owners, once for a day of review and the days left.
create table document_review_notices (
  document_id bigint not null references documents,
  review_due_on date not null,
  days_left integer not null,
  sent_at timestamptz not null,
  primary key (document_id, review_due_on, days_left)
);

-- Version that readers get: the newest whose file may be served. `asked_version` is the newest that asks for reading.
create function shown_document_versions(is_scanning boolean) returns table (document_id bigint, version integer,
  storage_key text, file_name text, media_type text, bytes bigint, uploaded_at timestamptz, asked_version integer,
  asked_at timestamptz)
language sql stable
begin atomic
  select distinct on (v.document_id) v.document_id, v.version, v.storage_key, v.file_name, v.media_type, v.bytes,
    v.uploaded_at, a.version, a.uploaded_at
  from document_versions v join lateral (select x.version, x.uploaded_at from document_versions x
    where x.document_id = v.document_id and x.version <= v.version and x.is_substantial
    order by x.version desc limit 1) a on true
  where v.scan = 'clean' or v.scan = 'unscanned' and not is_scanning
  order by v.document_id, v.version desc;
end;

-- People who may read each document while it is published, and since when they could: since they joined.
create function document_readers() returns table (document_id bigint, user_id bigint, since timestamptz)
language sql stable
begin atomic
  select d.id, u.id, u.created_at from documents d cross join users u
  where d.group_id is null and d.audience = 'everyone' and u.state = 'active'
  union all
  select d.id, m.user_id, min(m.joined_at) from documents d
  join group_members m on m.group_id = d.group_id or d.group_id is null and d.audience = 'chosen'
  join groups g on g.id = m.group_id
  join users u on u.id = m.user_id
  where m.archived_at is null and g.archived_at is null and u.state = 'active'
    and (d.audience = 'everyone'
      -- One membership has to fit each kind of choice that was made.
      or (not d.is_admins_only
          or exists (select from group_managers x where x.group_id = m.group_id and x.user_id = m.user_id)
          or exists (select from subgroup_managers x where x.group_id = m.group_id and x.user_id = m.user_id))
        and (not exists (select from document_audience a where a.document_id = d.id and a.group_id is not null)
          or exists (select from document_audience a where a.document_id = d.id and a.group_id = m.group_id))
        and (not exists (select from document_audience a where a.document_id = d.id and a.job_role is not null)
          or exists (select from document_audience a where a.document_id = d.id
            and a.job_role = coalesce(m.job_role, u.job_role)))
        and (not exists (select from document_audience a where a.document_id = d.id and a.subgroup_id is not null)
          or exists (select from document_audience a
            join subgroups s on s.id = a.subgroup_id and s.group_id = m.group_id and s.archived_at is null
            where a.document_id = d.id and (
              exists (select from subgroup_members x where x.subgroup_id = s.id and x.user_id = m.user_id)
              or exists (select from subgroup_managers x where x.subgroup_id = s.id and x.user_id = m.user_id)))))
  group by d.id, m.user_id;
end;

-- What each reader of a document has done about the version that asks, and by which day it is asked for.
create function document_duties(is_scanning boolean) returns table (document_id bigint, user_id bigint, version integer,
  opened_at timestamptz, acknowledged_at timestamptz, read_version integer, is_done boolean, due_on date)
language sql stable
begin atomic
  select r.document_id, r.user_id, v.version, x.opened_at, x.acknowledged_at, x.read_version,
    case d.must_read when 'acknowledge' then x.acknowledged_at is not null else x.opened_at is not null end,
    (greatest(d.published_at, v.asked_at, r.since) at time zone 'UTC')::date + d.due_days
  from document_readers() r
  join documents d on d.id = r.document_id
  left join shown_document_versions(is_scanning) v on v.document_id = d.id
  left join lateral (select min(b.opened_at) as opened_at, min(b.acknowledged_at) as acknowledged_at,
      coalesce(min(b.version) filter (where b.acknowledged_at is not null), max(b.version)) as read_version
    from document_reads b
    where b.document_id = d.id and b.user_id = r.user_id and b.version between v.asked_version and v.version) x on true;
end;
