-- An organisation may let the seats of absent delegates be forfeited when a course is closed. They return by default.
alter table group_settings add column forfeit_absent_seats boolean not null default false;
alter table absences drop constraint absences_seat_check,
  add constraint absences_seat_check check (seat in ('returned', 'forfeited', 'none'));
update virtual_groups set close_report = close_report || '{"forfeited": 0}' where close_report is not null;
