-- What the organiser of a course knows of it from the last email, so that the next one says what has changed.
create table organiser_notices (
  virtual_group_id bigint primary key references virtual_groups on delete cascade,
  user_id bigint not null references users,
  state text not null check (state in ('scheduled', 'draft', 'cancelled')),
  -- First start, wall clock. The next email names it as the former one.
  training_start timestamptz,
  -- Times, rooms, place and venue.
  digest text not null,
  trainer_user_id bigint references users,
  sent_at timestamptz not null
);
create index organiser_notices_user_id_idx on organiser_notices (user_id);
create index organiser_notices_trainer_user_id_idx on organiser_notices (trainer_user_id);

-- Organisers of today know the courses that are scheduled now.
insert into organiser_notices (virtual_group_id, user_id, state, training_start, digest, trainer_user_id, sent_at)
select v.id, v.organiser_user_id, 'scheduled', v.training_start,
  md5(concat_ws('|', v.place, v.venue_id, (
    select coalesce(jsonb_agg(jsonb_build_array(s.training_start, s.training_end, s.place) order by s.ordinal), '[]')::text
    from virtual_group_sessions s where s.virtual_group_id = v.id))),
  v.trainer_user_id, now()
from virtual_groups v where v.state = 'scheduled' and v.organiser_user_id is not null;
