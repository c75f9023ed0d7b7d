-- Questions of bookings to trainers, and what they answered: about dates, and about the start that is held. What was
-- answered by hand is marked so: nobody is recorded as saying what they did not say.

-- One batch of answers of a trainer.
create table availability_answers (
  id bigint generated always as identity primary key,
  trainer_user_id bigint not null references users,
  has_other_problem boolean not null default false,
  other_problem text check (length(other_problem) between 1 and 2000),
  -- Recorded by a site admin, who heard the answer elsewhere.
  is_manual boolean not null default false,
  note text check (length(note) between 1 and 500),
  answered_at timestamptz not null default now(),
  answered_by bigint not null references users,
  -- What a site admin made of the other problem, and whether the dates that the trainer accepted count in spite of it.
  handled_at timestamptz,
  handled_by bigint references users,
  handled_note text check (length(handled_note) between 1 and 500),
  does_count boolean,
  constraint availability_answers_handled check ((handled_at is null) = (handled_by is null)
    and (handled_at is null) = (does_count is null) and (handled_note is null or handled_at is not null)),
  constraint availability_answers_problem check (has_other_problem or num_nonnulls(other_problem, handled_at) = 0)
);
create index availability_answers_trainer_user_id_idx on availability_answers (trainer_user_id);
create index availability_answers_answered_by_idx on availability_answers (answered_by);
create index availability_answers_handled_by_idx on availability_answers (handled_by);

-- Whether a trainer is available on a date.
create table availability_enquiries (
  id bigint generated always as identity primary key,
  trainer_user_id bigint not null references users,
  times_of_interest_id bigint not null references times_of_interest on delete cascade,
  -- Of the request. Each time that trainers are asked begins one.
  round smallint not null default 1 check (round between 1 and 1000),
  state text not null default 'sent' check (state in ('sent', 'yes', 'no', 'lapsed', 'withdrawn')),
  -- The trainer needs not be asked once more.
  is_firm boolean not null default false,
  sent_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz[] not null default '{}',
  ended_at timestamptz,
  answer_id bigint references availability_answers,
  -- Score and rank of the trainer when asked: start, total, parts, rank, of, minimum_score.
  score_data jsonb,
  constraint availability_enquiries_ended check ((state = 'sent') = (ended_at is null)),
  constraint availability_enquiries_answered check (state not in ('yes', 'no') or answer_id is not null),
  constraint availability_enquiries_firm_yes check (not is_firm or state <> 'no')
);
create index availability_enquiries_times_of_interest_id_idx on availability_enquiries (times_of_interest_id);
create index availability_enquiries_trainer_user_id_idx on availability_enquiries (trainer_user_id, state);
create index availability_enquiries_answer_id_idx on availability_enquiries (answer_id);
create index availability_enquiries_due_at_idx on availability_enquiries (due_at) where state = 'sent';
create unique index availability_enquiries_open_key on availability_enquiries (trainer_user_id, times_of_interest_id)
  where state in ('sent', 'yes');

-- Whether a trainer confirms the start that is held for them.
create table confirmation_enquiries (
  id bigint generated always as identity primary key,
  trainer_user_id bigint not null references users,
  times_of_interest_id bigint not null references times_of_interest on delete cascade,
  -- Wall clock, as the windows of dates.
  starts_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'rejected', 'superseded', 'lapsed', 'withdrawn')),
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz[] not null default '{}',
  ended_at timestamptz,
  -- Person who answered. Null for what time or another act ended.
  answered_by bigint references users,
  -- Why the trainer rejected.
  reason text check (length(reason) between 1 and 500),
  -- What a site admin recorded: as an answer of the trainer elsewhere, or as a note while the question stays open.
  manual_status text check (manual_status in ('confirmed', 'rejected', 'no_answer', 'other')),
  manual_note text check (length(manual_note) between 1 and 500),
  -- Conflicts of the own calendar that the trainer confirmed over.
  own_override text[] not null default '{}',
  -- Why a site admin booked in spite of conflicts.
  conflict_reason text check (length(conflict_reason) between 1 and 500),
  conflict_by bigint references users,
  score_data jsonb,
  constraint confirmation_enquiries_ended check ((state = 'asked') = (ended_at is null)),
  constraint confirmation_enquiries_on_grid check (extract(epoch from starts_at)::bigint % 900 = 0),
  constraint confirmation_enquiries_manual check (manual_note is null or manual_status is not null),
  constraint confirmation_enquiries_overridden check ((conflict_reason is null) = (conflict_by is null))
);
create index confirmation_enquiries_trainer_user_id_idx on confirmation_enquiries (trainer_user_id, state);
create index confirmation_enquiries_answered_by_idx on confirmation_enquiries (answered_by);
create index confirmation_enquiries_conflict_by_idx on confirmation_enquiries (conflict_by);
create index confirmation_enquiries_due_at_idx on confirmation_enquiries (due_at) where state = 'asked';
create index confirmation_enquiries_times_of_interest_id_idx on confirmation_enquiries (times_of_interest_id);
create unique index confirmation_enquiries_asked_key on confirmation_enquiries (times_of_interest_id) where state = 'asked';
create unique index confirmation_enquiries_confirmed_key on confirmation_enquiries (times_of_interest_id)
  where state = 'confirmed';
