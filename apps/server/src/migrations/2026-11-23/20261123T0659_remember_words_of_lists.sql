-- Answers about a whole list: the order of day and month, the meaning of words, and whether people with an account
-- elsewhere are added.
alter table imports
  add column head_row integer not null default 1 check (head_row >= 1),
  add column answers jsonb not null default '{}';

-- Rows that are no person: totals, repeated headings, people who are marked as gone.
alter table import_rows drop constraint import_rows_status_check;
alter table import_rows add constraint import_rows_status_check
  check (status in ('ready', 'problem', 'same', 'elsewhere', 'skipped', 'done', 'failed'));

-- Words of earlier lists of an organisation and what they mean. `written` is the key of the word, not its spelling.
create table import_words (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  field text not null check (field in ('job_role', 'services', 'invited')),
  written text not null,
  meaning text not null,
  updated_at timestamptz not null,
  updated_by bigint not null references users,
  unique (group_id, field, written)
);
create index import_words_updated_by_idx on import_words (updated_by);
