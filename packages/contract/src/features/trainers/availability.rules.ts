import type { TrainingMode } from './trainers.rules.ts';

/** `any` is for both ways of teaching. */
export const availabilityModes = ['any', 'face_to_face', 'virtual'] as const;
export type AvailabilityMode = (typeof availabilityModes)[number];

export const availabilityModeWords: Record<AvailabilityMode, string> = {
  any: 'Both ways',
  face_to_face: 'Face to face only',
  virtual: 'Virtual only',
};

export const overrideKinds = ['available', 'unavailable'] as const;
export type OverrideKind = (typeof overrideKinds)[number];

export const overrideKindWords: Record<OverrideKind, string> = {
  available: 'Available instead',
  unavailable: 'Not available',
};

/** Periods of a schedule. */
export const schedulePeriods = ['day', 'week', 'month'] as const;
export type SchedulePeriod = (typeof schedulePeriods)[number];

/** Hours of a weekday, 1 (Monday) to 7. Times are wall clock such as `09:00`; `24:00` is the end of the day. */
export type AvailabilityRule = {
  weekday: number;
  from_time: string;
  to_time: string;
  mode: AvailabilityMode;
  /** 2 means every second week, counted from the week of `valid_from`. */
  interval_weeks: number;
  valid_from: string;
  valid_until: string | null;
};

/**
 * Exception for some days. `available` replaces the weekly hours of these days, `unavailable` is cut out of what is
 * left. Without times it is the whole day.
 */
export type AvailabilityOverride = {
  from_day: string;
  to_day: string;
  from_time: string | null;
  to_time: string | null;
  kind: OverrideKind;
  mode: AvailabilityMode;
};

export type Availability = { rules: readonly AvailabilityRule[]; overrides: readonly AvailabilityOverride[] };

/** Free time of a day in minutes of the wall clock. `to` is not part of it. */
export type FreeInterval = { day: string; from: number; to: number };
export type OpenHours = FreeInterval & { mode: AvailabilityMode };

type Range = { from: number; to: number };

export const dayMinutes = 1_440;
const dayMs = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Returns the day that is so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);
}

/** Returns the weekday of a day: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  // 1 January 1970 was a Thursday.
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

/** Returns the Monday of the week of a day. */
export function mondayOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day));
}

/** Returns the minutes since midnight of `HH:MM`. */
export function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Returns `HH:MM` of minutes since midnight. */
export function timeOfMinutes(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const fits = (mode: AvailabilityMode, requiredMode: TrainingMode) => mode === 'any' || mode === requiredMode;

/** Returns whether a weekly rule counts on a day with this weekday. */
function isOn(rule: AvailabilityRule, day: string, weekday: number): boolean {
  if (rule.weekday !== weekday || day < rule.valid_from) return false;
  if (rule.valid_until !== null && day > rule.valid_until) return false;
  if (rule.interval_weeks === 1) return true;
  const weeks = (dayNumber(mondayOf(day)) - dayNumber(mondayOf(rule.valid_from))) / 7;
  return weeks % rule.interval_weeks === 0;
}

const rangeOf = ({ from_time, to_time }: { from_time: string | null; to_time: string | null }): Range => ({
  from: from_time === null ? 0 : minutesOfTime(from_time),
  to: to_time === null ? dayMinutes : minutesOfTime(to_time),
});

/** Joins ranges that overlap or touch. */
function joined(ranges: readonly Range[]): readonly Range[] {
  if (ranges.length < 2) return ranges;
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else result.push({ ...range });
  }
  return result;
}

function without(ranges: readonly Range[], cut: Range): readonly Range[] {
  return ranges.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, cut.from) },
      { from: Math.max(from, cut.to), to },
    ].filter((left) => left.from < left.to),
  );
}

function freeOn({ rules, overrides }: Availability, day: string, mode: TrainingMode): readonly Range[] {
  const exceptions = overrides.filter(({ from_day, to_day }) => from_day <= day && day <= to_day);
  const instead = exceptions.filter(({ kind }) => kind === 'available');
  const weekday = weekdayOf(day);
  const hours = instead.length > 0 ? instead : rules.filter((rule) => isOn(rule, day, weekday));
  const open = joined(hours.filter((row) => fits(row.mode, mode)).map(rangeOf));
  return exceptions
    .filter((row) => row.kind === 'unavailable' && fits(row.mode, mode))
    .reduce((left, row) => without(left, rangeOf(row)), open);
}

/** Lists the days from the first to the last. */
export function daysBetween(from: string, to: string): string[] {
  const count = dayNumber(to) - dayNumber(from) + 1;
  return Array.from({ length: Math.max(0, count) }, (_day, nth) => dayAfter(from, nth));
}

/**
 * Lists when a trainer is free for one way of teaching, from the first day to the last, in order and without overlaps.
 * Days and times are wall clock, so that changes of the clock move nothing.
 */
export function freeHours(
  availability: Availability,
  { from, to, mode }: { from: string; to: string; mode: TrainingMode },
): FreeInterval[] {
  const days = from === to ? [from] : daysBetween(from, to);
  return days.flatMap((day) => freeOn(availability, day, mode).map((range) => ({ day, ...range })));
}

/** Lists when a trainer is free, each part of a day with the ways of teaching that it is for. */
export function openHours(availability: Availability, { from, to }: { from: string; to: string }): OpenHours[] {
  return daysBetween(from, to).flatMap((day) => {
    const free = {
      face_to_face: freeOn(availability, day, 'face_to_face'),
      virtual: freeOn(availability, day, 'virtual'),
    };
    const ends = [...free.face_to_face, ...free.virtual].flatMap((range) => [range.from, range.to]);
    const edges = [...new Set(ends)].sort((a, b) => a - b);
    const parts = edges.slice(1).flatMap((end, nth): OpenHours[] => {
      const mode = modeOf(free, edges[nth] ?? 0);
      return mode === undefined ? [] : [{ day, from: edges[nth] ?? 0, to: end, mode }];
    });
    return joinParts(parts);
  });
}

/**
 * Returns the hours of a day without its sessions. Sessions begin and end on one day, in wall clock time written as UTC.
 */
export function freeOf(
  hours: readonly OpenHours[],
  day: string,
  sessions: readonly { training_start: string; training_end: string }[],
): OpenHours[] {
  const busy = sessions
    .filter(({ training_start: start }) => start.startsWith(day))
    .map(({ training_start: start, training_end: end }) => ({
      from: minutesOfTime(start.slice(11)),
      to: minutesOfTime(end.slice(11)),
    }));
  return hours
    .filter((part) => part.day === day)
    .flatMap((part) => busy.reduce(without, [part]).map((left) => ({ ...part, ...left })));
}

function modeOf(free: Record<TrainingMode, readonly Range[]>, minute: number): AvailabilityMode | undefined {
  const has = (mode: TrainingMode) => free[mode].some(({ from, to }) => from <= minute && minute < to);
  if (has('face_to_face')) return has('virtual') ? 'any' : 'face_to_face';
  return has('virtual') ? 'virtual' : undefined;
}

function joinParts(parts: readonly OpenHours[]): OpenHours[] {
  const result: OpenHours[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last !== undefined && last.to === part.from && last.mode === part.mode) last.to = part.to;
    else result.push({ ...part });
  }
  return result;
}

/**
 * Joins rows of one weekday, mode, interval and validity whose times overlap or touch. Returns the rows in the order of
 * the week, and how many rows were joined into others.
 */
export function joinRules(rules: readonly AvailabilityRule[]): { rules: AvailabilityRule[]; joined: number } {
  const kinds = new Map<string, AvailabilityRule[]>();
  for (const rule of rules) {
    const kind = [rule.weekday, rule.mode, rule.interval_weeks, rule.valid_from, rule.valid_until].join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), rule]);
  }
  const left = [...kinds.values()].flatMap((alike) =>
    joined(alike.map(rangeOf)).flatMap(({ from, to }) =>
      alike.slice(0, 1).map((rule) => ({ ...rule, from_time: timeOfMinutes(from), to_time: timeOfMinutes(to) })),
    ),
  );
  left.sort((a, b) => a.weekday - b.weekday || a.from_time.localeCompare(b.from_time));
  return { rules: left, joined: rules.length - left.length };
}
