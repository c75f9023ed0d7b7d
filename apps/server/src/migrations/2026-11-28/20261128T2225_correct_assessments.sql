-- Results of assessments before they were corrected, with the reason. Rows are only added.
create table assessment_corrections (
  id bigint generated always as identity primary key,
  virtual_group_id bigint not null,
  user_id bigint not null,
  -- Values before the correction.
  result text not null check (result in ('passed', 'failed')),
  score numeric(5,2) check (score between 0 and 100),
  -- {key: true when the item was met}. Null for an assessment on paper.
  observed jsonb,
  reason text not null,
  corrected_by bigint not null references users,
  corrected_at timestamptz not null,
  foreign key (virtual_group_id, user_id) references virtual_group_delegates (virtual_group_id, user_id)
    on update cascade on delete cascade
);
create index assessment_corrections_delegate_idx on assessment_corrections (virtual_group_id, user_id);
create index assessment_corrections_corrected_by_idx on assessment_corrections (corrected_by);
