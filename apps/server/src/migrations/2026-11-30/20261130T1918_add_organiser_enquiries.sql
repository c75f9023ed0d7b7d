-- Which of the dates with a trainer the organiser chooses.
create table organiser_enquiries (
  id bigint generated always as identity primary key,
  project_request_id bigint not null references project_requests on delete cascade,
  organiser_user_id bigint not null references users,
  state text not null default 'asked' check (state in ('asked', 'booked', 'nothing_available', 'lapsed', 'withdrawn')),
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz[] not null default '{}',
  ended_at timestamptz,
  -- Person who booked, or who said that nothing is available.
  answered_by bigint references users,
  -- What the organiser was given as the reason that nothing is available.
  note text check (length(note) between 1 and 2000),
  constraint organiser_enquiries_ended check ((state = 'asked') = (ended_at is null)),
  constraint organiser_enquiries_answered check (state not in ('booked', 'nothing_available') or answered_by is not null)
);
create index organiser_enquiries_project_request_id_idx on organiser_enquiries (project_request_id);
create index organiser_enquiries_organiser_user_id_idx on organiser_enquiries (organiser_user_id, state);
create index organiser_enquiries_answered_by_idx on organiser_enquiries (answered_by);
create index organiser_enquiries_due_at_idx on organiser_enquiries (due_at) where state = 'asked';
create unique index organiser_enquiries_asked_key on organiser_enquiries (project_request_id) where state = 'asked';
