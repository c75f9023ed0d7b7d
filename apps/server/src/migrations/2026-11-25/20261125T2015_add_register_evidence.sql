-- Photos and scans of the signed sheets of a session. They name many people, so they go one year after the course ended.
create table register_evidence (
  id bigint generated always as identity primary key,
  virtual_group_session_id bigint not null references virtual_group_sessions on delete cascade,
  storage_key text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  bytes int not null check (bytes > 0),
  uploaded_by bigint not null references users,
  uploaded_at timestamptz not null
);
create index register_evidence_virtual_group_session_id_idx on register_evidence (virtual_group_session_id);
create index register_evidence_uploaded_by_idx on register_evidence (uploaded_by);
