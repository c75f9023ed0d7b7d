-- What an organisation decided about an entry. Rows are only added: the newest of an organisation is its verdict, and
-- `withdrawn` means that it has none.
create table external_verdicts (
  id bigint generated always as identity primary key,
  entry_id bigint not null references external_course_users on delete cascade,
  group_id bigint not null references groups,
  verdict text not null check (verdict in ('verified', 'rejected', 'withdrawn')),
  -- Reason of a rejection.
  note text not null default '',
  -- Digest of the evidence that was there. Null without evidence.
  evidence_sha256 text check (evidence_sha256 ~ '^[0-9a-f]{64}$'),
  decided_by bigint references users,
  decided_at timestamptz not null
);
create index external_verdicts_entry_id_idx on external_verdicts (entry_id, group_id, id);
create index external_verdicts_group_id_idx on external_verdicts (group_id);
create index external_verdicts_decided_by_idx on external_verdicts (decided_by);

insert into external_verdicts (entry_id, group_id, verdict, note, decided_by, decided_at)
select id, group_id, state, state_note, verified_by, updated_at from external_course_users where state <> 'unverified';

alter table external_course_users drop column state, drop column state_note, drop column verified_by;

-- The verdict that counts for the person: verified by one organisation is enough.
create function best_verdict(entry bigint) returns table (state text, note text) language sql stable
begin atomic
  select v.verdict, v.note from (select distinct on (x.group_id) x.id, x.verdict, x.note from external_verdicts x
    where x.entry_id = entry order by x.group_id, x.id desc) v
  where v.verdict <> 'withdrawn' order by v.verdict desc, v.id desc limit 1;
end;
