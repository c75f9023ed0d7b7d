import { dayText, readTypedTime, typedDayProblem } from '@doselore/contract';
import {
  type AvailabilityRule,
  availabilityModeWords,
  type Override,
  overrideKindWords,
} from '@doselore/contract/trainers';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const everyWeek = { mode: 'any', interval_weeks: 1, valid_until: null } as const;

/** Hours that are offered to a trainer without any: Monday to Friday, 09:00 to 17:00. */
export function usualHours(today: string): AvailabilityRule[] {
  return [1, 2, 3, 4, 5].map((weekday) => ({
    ...everyWeek,
    weekday,
    from_time: '09:00',
    to_time: '17:00',
    valid_from: today,
  }));
}

/** Returns another row with the times of the last one, on the next weekday. */
export function anotherRule(rules: readonly AvailabilityRule[], today: string): AvailabilityRule {
  const last = rules.at(-1);
  if (last === undefined) return { ...everyWeek, weekday: 1, from_time: '09:00', to_time: '17:00', valid_from: today };
  return { ...last, weekday: (last.weekday % 7) + 1 };
}

export function newOverride(): Override {
  return {
    from_day: '',
    to_day: '',
    from_time: null,
    to_time: null,
    kind: 'unavailable',
    mode: 'any',
    reason: '',
  };
}

/** Writes a typed time as `09:00`. Returns the text itself when it is no time. */
export const timeTyped = (text: string): string => readTypedTime(text) ?? text.trim();

const isStart = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/u.test(time);
const isEnd = (time: string) => time === '24:00' || isStart(time);

/** Returns a row with its times as they are saved. */
export function tidyTimes<Row extends { from_time: string | null; to_time: string | null }>(row: Row): Row {
  const tidy = (time: string | null) => (time === null ? null : timeTyped(time));
  return { ...row, from_time: tidy(row.from_time), to_time: tidy(row.to_time) };
}

/** Returns why the times of a row cannot be saved, with the input that has to change. */
function timesProblem(times: {
  from_time: string;
  to_time: string;
}): { at: 'from_time' | 'to_time'; message: string } | undefined {
  // As they are saved, so that no message disappears when the input loses the focus and the page moves under a press.
  const { from_time: from, to_time: to } = tidyTimes(times);
  if (!isStart(from)) return { at: 'from_time', message: 'Enter a time such as 09:00' };
  if (!isEnd(to)) return { at: 'to_time', message: 'Enter a time such as 17:00' };
  return to <= from ? { at: 'to_time', message: 'The end must be after the start' } : undefined;
}

export function ruleProblem(rule: AvailabilityRule) {
  if (rule.valid_from === '') return { at: 'valid_from' as const, message: 'Enter the first day' };
  const [first, last] = [typedDayProblem(rule.valid_from), typedDayProblem(rule.valid_until ?? '')];
  if (first !== undefined) return { at: 'valid_from' as const, message: first };
  if (last !== undefined) return { at: 'valid_until' as const, message: last };
  if (rule.valid_until !== null && rule.valid_until < rule.valid_from)
    return { at: 'valid_until' as const, message: 'The last day must not be before the first' };
  return timesProblem(rule);
}

export function overrideProblem(row: Override) {
  const { from_time, to_time } = row;
  if (row.from_day === '') return { at: 'from_day' as const, message: 'Enter the first day' };
  const [first, last] = [typedDayProblem(row.from_day), typedDayProblem(row.to_day)];
  if (first !== undefined) return { at: 'from_day' as const, message: first };
  if (last !== undefined) return { at: 'to_day' as const, message: last };
  if (row.to_day < row.from_day) return { at: 'to_day' as const, message: 'The last day must not be before the first' };
  if (from_time === null && to_time === null) return undefined;
  return timesProblem({ from_time: from_time ?? '', to_time: to_time ?? '' });
}

const joined = (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(', ');

/** Returns a row of hours in words, such as "Monday 09:00 - 17:00, any mode, from 01-09-2026". */
export function ruleText(rule: AvailabilityRule): string {
  return joined(
    `${weekdays[rule.weekday - 1] ?? ''} ${rule.from_time} - ${rule.to_time}`,
    availabilityModeWords[rule.mode],
    rule.interval_weeks > 1 && `every ${rule.interval_weeks} weeks`,
    `from ${dayText(rule.valid_from)}`,
    rule.valid_until !== null && `until ${dayText(rule.valid_until)}`,
  );
}

/** Returns an exception in words. */
export function overrideText(row: Override): string {
  const times = row.from_time === null ? null : `${row.from_time} - ${row.to_time ?? ''}`;
  const days =
    row.from_day === row.to_day ? dayText(row.from_day) : `${dayText(row.from_day)} - ${dayText(row.to_day)}`;
  return joined(days, times, overrideKindWords[row.kind], availabilityModeWords[row.mode], row.reason);
}
