-- A result stays with the delegate while a mark says that they did not attend: it counts again when the mark was wrong.
alter table virtual_group_delegates
  drop constraint virtual_group_delegates_check1,
  add constraint virtual_group_delegates_assessment_result_check
    check (assessment not in ('passed', 'failed') or assessed_at is not null),
  add constraint virtual_group_delegates_assessment_pending_check
    check (assessment not in ('pending', 'lapsed') or assessed_at is null);
