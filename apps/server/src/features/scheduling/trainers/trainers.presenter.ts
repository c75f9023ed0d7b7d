import { pickFields } from '@doselore/contract';
import {
  profileFields,
  type SessionAhead,
  type Trainer,
  type TrainerRow,
  type UpcomingCourse,
} from '@doselore/contract/trainers';
import type { OwnSessionData } from './availability.repository.ts';
import type { TrainerData } from './trainers.repository.ts';
import type { UpcomingData } from './upcoming.repository.ts';

/** Returns the average of the feedback with two decimals, or null without feedback. */
export const averageOf = (row: TrainerData) =>
  row.feedback_count === 0 ? null : Math.round((row.feedback_sum / row.feedback_count) * 100) / 100;

export function presentTrainerRow(row: TrainerData): TrainerRow {
  const { id, first_name, last_name, email, home_district, region, modes, state } = row;
  const { suitable, days_this_month, feedback_count } = row;
  return {
    ...{ id, first_name, last_name, email, home_district, region, modes, state },
    ...{ suitable, days_this_month, feedback_count, feedback: averageOf(row) },
  };
}

/** Most minutes of sessions in eight weeks: six hours on each day that the trainer works. */
const mostMinutes = (row: TrainerData) => row.max_days_per_week * 8 * 360;

export function presentTrainer(row: TrainerData, load: { booked_minutes: number; has_no_hours: boolean }): Trainer {
  const { home_postcode, has_position, deactivation_reason } = row;
  return {
    ...presentTrainerRow(row),
    ...{ ...pickFields(profileFields, row), home_postcode, has_position, deactivation_reason },
    activated_at: row.activated_at?.toISOString() ?? null,
    deactivated_at: row.deactivated_at?.toISOString() ?? null,
    has_no_hours: load.has_no_hours,
    booked_minutes: load.booked_minutes,
    load_percent: Math.round((load.booked_minutes / mostMinutes(row)) * 100),
  };
}

export function presentSession(row: OwnSessionData): SessionAhead {
  const { virtual_group_id, group_id, title, group, deliverable_id, place } = row;
  return { virtual_group_id, group_id, title, group, deliverable_id, place, ...timesOf(row) };
}

const timesOf = (row: { training_start: Date; training_end: Date }) => ({
  training_start: row.training_start.toISOString(),
  training_end: row.training_end.toISOString(),
});

export function presentUpcoming(row: UpcomingData): UpcomingCourse {
  const { virtual_group_id, group_id, title, group, deliverable_id, place } = row;
  const { ordinal, sessions, delegates, places, findings, trainer_user_id: trainerId } = row;
  return {
    ...{ virtual_group_id, group_id, title, group, deliverable_id, place, ...timesOf(row) },
    ...{ ordinal, sessions, delegates, places, is_draft: row.is_draft, findings },
    trainer: trainerId === null ? null : { id: trainerId, name: row.trainer ?? '' },
  };
}
