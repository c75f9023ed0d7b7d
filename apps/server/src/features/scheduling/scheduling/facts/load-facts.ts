import type { PlannedSession } from '@doselore/contract/course-planning';
import { type Availability, freeHours, type TrainingMode } from '@doselore/contract/trainers';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import { formatLongDay } from '../../../../platform/clock/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { CourseFacts, Settings, Span, TakenTime, TrainerFacts } from '../evaluation/facts.ts';
import { dayOf, startOfWeek } from '../evaluation/wall.ts';
import { type CourseData, findCourseData } from './course.repository.ts';
import { listOverrides, listRules } from './hours.repository.ts';
import { pointOf } from './point.repository.ts';
import { findSettings } from './settings.repository.ts';
import { listBookedMinutes, listTakenTimes, type TakenData } from './taken-times.repository.ts';
import { listAwayDays, listTrainerData, type TrainerData } from './trainers.repository.ts';

const minute = 60_000;
const day = 86_400_000;
const week = 7 * day;
/** Mean of the site while it has fewer answers than `enoughAnswers`. */
const usualFeedback = 4;
const enoughAnswers = 20;

export type CoursePlan = {
  virtualGroupId: VirtualGroupId;
  venueId: number | null;
  sessions: readonly PlannedSession[];
  /** Trainers to compare. All of them without it. */
  trainerIds?: readonly number[];
};

export type Facts = { course: CourseFacts; settings: Settings; trainers: TrainerFacts[] };

/** Reads what the rules ask about a course and its possible trainers: one statement for each kind of fact. */
export async function loadFacts(db: Queries, plan: CoursePlan): Promise<Facts> {
  const { virtualGroupId } = plan;
  const data = await findCourseData(db, plan);
  if (data === undefined) throw new Error(`Virtual group ${virtualGroupId} was read before and is gone`);
  const sessions = spansOf(plan.sessions);
  return {
    course: courseOf(data, sessions),
    settings: await readSettings(db),
    trainers: await loadTrainers(db, { plan, data, sessions }),
  };
}

export const spansOf = (sessions: readonly PlannedSession[]): Span[] =>
  sessions
    .map((one) => ({ start: Date.parse(one.training_start), end: Date.parse(one.training_end) }))
    .sort((a, b) => a.start - b.start);

function courseOf(data: CourseData, sessions: Span[]): CourseFacts {
  const name = data.venue ?? data.place;
  return {
    product: data.product,
    organisation: data.organisation,
    is_draft: data.is_draft,
    is_virtual: data.is_virtual,
    place: data.is_virtual || name === null ? null : { name, town: data.town, point: pointOf(data) },
    venue_refusal: data.is_virtual ? null : data.venue_refusal,
    sessions,
  };
}

async function readSettings(db: Queries): Promise<Settings> {
  const row = await findSettings(db);
  return {
    weights: {
      suitability: row.suitability_weight,
      journey: row.journey_weight,
      fit: row.fit_weight,
      compatibility: row.compatibility_weight,
      load: row.load_weight,
      feedback: row.feedback_weight,
    },
    venue_buffer_minutes: row.venue_buffer_minutes,
    rest_hours: row.rest_hours,
    mean_feedback: row.feedback_count < enoughAnswers ? usualFeedback : row.feedback_sum / row.feedback_count,
  };
}

type Loading = { plan: CoursePlan; data: CourseData; sessions: Span[] };

async function loadTrainers(db: Queries, { plan, data, sessions }: Loading): Promise<TrainerFacts[]> {
  const first = sessions[0]?.start ?? 0;
  const last = sessions.at(-1)?.end ?? 0;
  const { virtualGroupId } = plan;
  const rows = await listTrainerData(db, {
    trainerIds: plan.trainerIds,
    groupId: data.group_id,
    productId: data.product_id,
    venueId: plan.venueId,
    lastDay: dayOf(last),
  });
  const trainerIds = rows.map(({ id }) => id);
  const days = { trainerIds, from: dayOf(first), to: dayOf(last) };
  const target = { trainerIds, virtualGroupId };
  // One more day at each end, for the rests before the first session and after the last one.
  const weeks = { from: new Date(startOfWeek(first) - day), to: new Date(startOfWeek(last) + week + day) };
  const months = { from: new Date(first - 4 * week), to: new Date(first + 4 * week) };
  const taken = byTrainer(await listTakenTimes(db, { ...target, ...weeks }));
  const booked = new Map(
    (await listBookedMinutes(db, { ...target, ...months })).map((row) => [row.trainer_user_id, row]),
  );
  const away = byTrainer(await listAwayDays(db, days));
  const rules = byTrainer(await listRules(db, days));
  const overrides = byTrainer(await listOverrides(db, days));
  const mode = data.is_virtual ? 'virtual' : 'face_to_face';
  return rows.map((row) => ({
    ...ownFacts(row),
    away: away.get(row.id) ?? [],
    taken: (taken.get(row.id) ?? []).map(takenOf),
    booked_minutes: booked.get(row.id)?.minutes ?? 0,
    hoursOf: (day) => hoursOn(day, mode, { rules: rules.get(row.id) ?? [], overrides: overrides.get(row.id) ?? [] }),
  }));
}

function hoursOn(day: string, mode: TrainingMode, availability: Availability): Span[] {
  const midnight = Date.parse(day);
  return freeHours(availability, { from: day, to: day, mode }).map(({ from, to }) => ({
    start: midnight + from * minute,
    end: midnight + to * minute,
  }));
}

const byTrainer = <Row extends { trainer_user_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, (row) => row.trainer_user_id);

function takenOf(row: TakenData): TakenTime {
  return {
    start: row.starts_at.getTime(),
    end: row.ends_at.getTime(),
    title: row.title,
    town: row.town,
    is_virtual: row.is_virtual,
    point: pointOf(row),
  };
}

function ownFacts(row: TrainerData): Omit<TrainerFacts, 'away' | 'taken' | 'booked_minutes' | 'hoursOf'> {
  const home = pointOf(row);
  return {
    id: row.id,
    name: row.name,
    inactive: inactiveOf(row),
    not_active_yet: notActiveYetOf(row),
    is_invited: row.is_invited,
    modes: row.modes,
    suitability: row.suitability,
    compatibility: row.compatibility && { kind: row.compatibility, reason: row.compatibility_reason ?? '' },
    venue_exclusion: row.venue_exclusion,
    home: home && { ...home, town: home.district },
    max_journey_minutes: row.max_journey_minutes,
    max_days_per_week: row.max_days_per_week,
    max_sessions_per_day: row.max_sessions_per_day,
    buffer_minutes: row.buffer_minutes,
    activated_at: row.activated_at?.getTime() ?? null,
    feedback: { count: row.feedback_count, sum: row.feedback_sum },
  };
}

function inactiveOf(row: TrainerData): string | null {
  if (row.deactivated_at !== null)
    return `Not active since ${formatLongDay(row.deactivated_at)}: ${row.deactivation_reason}`;
  return row.is_usable || row.is_invited ? null : 'Has no account in use';
}

function notActiveYetOf(row: TrainerData): string | null {
  if (inactiveOf(row) !== null) return null;
  if (row.is_invited) return 'Has not accepted the invitation yet';
  return row.activated_at === null ? 'Is not activated yet' : null;
}
