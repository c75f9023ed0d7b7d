import type { Span } from '../evaluation/facts.ts';
import type { OverrideData, RuleData } from './hours.repository.ts';

const week = 7 * 86_400_000;
const monday = (day: string) => {
  const at = Date.parse(day);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * 86_400_000;
};

const at = (day: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return Date.parse(day) + (hour * 60 + minute) * 60_000;
};

type Mode = 'face_to_face' | 'virtual';
const suits = (mode: 'any' | Mode, wanted: Mode) => mode === 'any' || mode === wanted;

/** Returns the hours of work of a day in a mode. */
export function hoursOn(
  day: string,
  mode: Mode,
  { rules, overrides }: { rules: readonly RuleData[]; overrides: readonly OverrideData[] },
): Span[] {
  const weekday = ((new Date(day).getUTCDay() + 6) % 7) + 1;
  const ofDay = overrides.filter((one) => one.from_day <= day && day <= one.to_day && suits(one.mode, mode));
  const spanOf = (one: { from_time: string | null; to_time: string | null }): Span => ({
    start: at(day, one.from_time ?? '00:00'),
    end: at(day, one.to_time ?? '24:00'),
  });
  const replacing = ofDay.filter(({ kind }) => kind === 'available');
  const weekly = rules.filter(
    (rule) =>
      rule.weekday === weekday &&
      suits(rule.mode, mode) &&
      rule.valid_from <= day &&
      (rule.valid_until === null || day <= rule.valid_until) &&
      ((monday(day) - monday(rule.valid_from)) / week) % rule.interval_weeks === 0,
  );
  const open = joined((replacing.length > 0 ? replacing : weekly).map(spanOf));
  return ofDay.filter(({ kind }) => kind === 'unavailable').reduce((left, one) => without(left, spanOf(one)), open);
}

function joined(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}

function without(spans: readonly Span[], cut: Span): Span[] {
  return spans.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, cut.start) },
      { start: Math.max(start, cut.end), end },
    ].filter((one) => one.start < one.end),
  );
}
