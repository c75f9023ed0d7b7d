-- Emails about documents to read: each kind once for a person and the version that asks.
create table document_notices (
  user_id bigint not null references users,
  document_id bigint not null,
  version integer not null,
  kind text not null check (kind in ('new', 'due', 'overdue')),
  sent_at timestamptz not null,
  primary key (user_id, document_id, version, kind),
  foreign key (document_id, version) references document_versions (document_id, version)
);
create index document_notices_document_id_idx on document_notices (document_id, version);

-- The emails of a day, which a background task writes for some people at a time, in the order of their ids.
create table document_notice_days (
  id bigint generated always as identity primary key,
  day date not null unique,
  last_user_id bigint not null default 0
);

-- Adds the version that asks for reading, and the day since when it asks this reader.
drop function document_duties(boolean);
create function document_duties(is_scanning boolean) returns table (document_id bigint, user_id bigint, version integer,
  opened_at timestamptz, acknowledged_at timestamptz, read_version integer, is_done boolean, due_on date,
  asked_version integer, asked_on date)
language sql stable
begin atomic
  select r.document_id, r.user_id, v.version, x.opened_at, x.acknowledged_at, x.read_version,
    case d.must_read when 'acknowledge' then x.acknowledged_at is not null else x.opened_at is not null end,
    (greatest(d.published_at, v.asked_at, r.since) at time zone 'UTC')::date + d.due_days,
    v.asked_version, (greatest(d.published_at, v.asked_at, r.since) at time zone 'UTC')::date
  from document_readers() r
  join documents d on d.id = r.document_id
  left join shown_document_versions(is_scanning) v on v.document_id = d.id
  left join lateral (select min(b.opened_at) as opened_at, min(b.acknowledged_at) as acknowledged_at,
      coalesce(min(b.version) filter (where b.acknowledged_at is not null), max(b.version)) as read_version
    from document_reads b
    where b.document_id = d.id and b.user_id = r.user_id and b.version between v.asked_version and v.version) x on true;
end;
