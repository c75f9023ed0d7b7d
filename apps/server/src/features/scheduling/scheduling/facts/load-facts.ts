import { type Availability, freeHours, type TrainingMode } from '@doselore/contract/trainers';
import { formatLongDay } from '../../../../platform/clock/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { CourseFacts, Settings, Span, TakenTime, TrainerFacts } from '../evaluation/facts.ts';
import { dayOf, overlaps, startOfWeek } from '../evaluation/wall.ts';
import type { Demand } from './demand.ts';
import { listOverrides, listRules } from './hours.repository.ts';
import { findPlace, type PlaceData } from './place.repository.ts';
import { pointOf } from './point.repository.ts';
import { findSettings } from './settings.repository.ts';
import { listTakenTimes, type TakenData } from './taken-times.repository.ts';
import { listAwayDays, listTrainerData, type TrainerData } from './trainers.repository.ts';

const minute = 60_000;
const day = 86_400_000;
const week = 7 * day;
/** Mean of the site while it has fewer answers than `enoughAnswers`. */
const usualFeedback = 4;
const enoughAnswers = 20;
const none: Span = { start: 0, end: 0 };

export type Facts = { course: CourseFacts; settings: Settings; trainers: TrainerFacts[] };

/**
 * Reads what the rules ask about what is asked for and the trainers with these ids, or all of them: one statement for each
 * kind of fact.
 */
export async function loadFacts(db: Queries, demand: Demand, trainerIds?: readonly number[]): Promise<Facts> {
  return (await loadFactsOfEach(db, demand, { sessionsOfEach: [demand.sessions], trainerIds }))(0);
}

type Each = {
  /** Sessions of one question after the other, each in their order. They take the place of those of the demand. */
  sessionsOfEach: readonly (readonly Span[])[];
  trainerIds?: readonly number[] | undefined;
};

/**
 * Reads what the rules ask about several times of one demand, such as dates that come into question, at once. Returns the
 * facts by the place of a question in the list, so that those of one question need not outlive it.
 */
export async function loadFactsOfEach(
  db: Queries,
  demand: Omit<Demand, 'sessions'>,
  { sessionsOfEach, trainerIds }: Each,
): Promise<(nth: number) => Facts> {
  const data = await findPlace(db, demand);
  if (data === undefined) throw new Error('The organisation or the product was read before and is gone');
  const settings = await readSettings(db);
  const trainersOf = await loadTrainers(db, demand, { sessionsOfEach, trainerIds });
  return (nth) => ({
    course: courseOf(data, { ...demand, sessions: sessionsOfEach[nth] ?? [] }),
    settings,
    trainers: trainersOf(nth),
  });
}

function courseOf(data: PlaceData, demand: Demand): CourseFacts {
  const name = data.name ?? demand.place;
  return {
    product: data.product,
    organisation: data.organisation,
    is_draft: demand.isDraft,
    is_virtual: demand.isVirtual,
    place: demand.isVirtual || name === null ? null : { name, town: data.town, point: pointOf(data) },
    venue_refusal: demand.isVirtual ? null : data.venue_refusal,
    excluded_trainer_ids: demand.excludedTrainerIds,
    sessions: demand.sessions,
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

/** Times that count for sessions: their weeks with one more day at each end, for the rests before and after them. */
function weeksOf(sessions: readonly Span[]): Span {
  const [first, last] = [sessions[0]?.start ?? 0, sessions.at(-1)?.end ?? 0];
  return { start: startOfWeek(first) - day, end: startOfWeek(last) + week + day };
}

/** Reads the facts of trainers, and returns a function of the place of a question in the list. */
async function loadTrainers(
  db: Queries,
  { claimant, at, ...demand }: Omit<Demand, 'sessions'>,
  { sessionsOfEach, trainerIds: chosen }: Each,
): Promise<(nth: number) => TrainerFacts[]> {
  const firsts = sessionsOfEach.map((sessions) => sessions[0]?.start ?? 0);
  const lasts = sessionsOfEach.map((sessions) => sessions.at(-1)?.end ?? 0);
  const weeks = sessionsOfEach.map(weeksOf);
  const rows = await listTrainerData(db, { ...demand, trainerIds: chosen });
  const trainerIds = rows.map(({ id }) => id);
  const days = { trainerIds, from: dayOf(Math.min(...firsts)), to: dayOf(Math.max(...lasts)) };
  const months = firsts.map((first) => ({ start: first - 4 * week, end: first + 4 * week }));
  const from = new Date(Math.min(...[...weeks, ...months].map(({ start }) => start)));
  const to = new Date(Math.max(...[...weeks, ...months].map(({ end }) => end)));
  const times = await listTakenTimes(db, { trainerIds, claimant, at, from, to });
  const taken = new Map([...byTrainer(times)].map(([id, rows]) => [id, rows.map(takenOf)]));
  const away = byTrainer(await listAwayDays(db, days));
  const rules = byTrainer(await listRules(db, days));
  const overrides = byTrainer(await listOverrides(db, days));
  const mode = demand.isVirtual ? 'virtual' : 'face_to_face';
  const all = rows.map((row) => {
    const availability = { rules: rules.get(row.id) ?? [], overrides: overrides.get(row.id) ?? [] };
    const always = {
      ...ownFacts(row),
      ...{ away: away.get(row.id) ?? [], busy: [] },
      hoursOf: hoursOf(mode, availability),
    };
    return { row, always, taken: taken.get(row.id) ?? [] };
  });
  return (nth) => {
    const lastDay = dayOf(lasts[nth] ?? 0);
    const [ofWeeks, ofMonths] = [weeks[nth] ?? none, months[nth] ?? none];
    return all.map(({ row, always, taken: times }) => ({
      ...always,
      suitability: row.level_until !== null && row.level_until < lastDay ? 0 : row.level,
      taken: times.filter((one) => overlaps(one, ofWeeks)),
      booked_minutes: minutesIn(ofMonths, times),
    }));
  };
}

/** Adds up the minutes of the times that overlap a range. */
const minutesIn = (range: Span, times: readonly TakenTime[]): number =>
  times.reduce((sum, one) => (overlaps(one, range) ? sum + (one.end - one.start) / minute : sum), 0);

/** Returns the hours of work of a day, which are worked out once for each day. */
function hoursOf(mode: TrainingMode, availability: Availability): (day: string) => readonly Span[] {
  const known = new Map<string, readonly Span[]>();
  return (day) => {
    const hours = known.get(day) ?? hoursOn(day, mode, availability);
    known.set(day, hours);
    return hours;
  };
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
    held:
      row.held_for === null || row.expires_at === null ? null : { organisation: row.held_for, until: row.expires_at },
  };
}

type Own = Omit<TrainerFacts, 'suitability' | 'away' | 'taken' | 'busy' | 'booked_minutes' | 'hoursOf'>;

function ownFacts(row: TrainerData): Own {
  const home = pointOf(row);
  return {
    id: row.id,
    name: row.name,
    inactive: inactiveOf(row),
    not_active_yet: notActiveYetOf(row),
    is_invited: row.is_invited,
    modes: row.modes,
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
