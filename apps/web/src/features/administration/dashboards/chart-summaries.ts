import { plural } from '@doselore/contract';
import type { Dashboard, MonthCount } from '@doselore/contract/dashboards';
import { formatMonth, formatNumber } from '../../../ui/formats/index.ts';

const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** Returns text such as "most in May 2026 and 2 other months", which also counts months that are equally high. */
function mostIn(months: readonly MonthCount[], peak: MonthCount): string {
  const others = months.filter(({ count }) => count === peak.count).length - 1;
  const also = others === 0 ? '' : ` and ${others === 1 ? 'one other month' : `${others} other months`}`;
  return `most in ${formatMonth(peak.month)}${also}`;
}

/** Returns the first of the highest months; undefined when all counts are 0. */
function peakOf(months: readonly MonthCount[]): MonthCount | undefined {
  const most = Math.max(...months.map(({ count }) => count));
  return most === 0 ? undefined : months.find(({ count }) => count === most);
}

export function endingSummary(months: readonly MonthCount[]): string {
  const peak = peakOf(months);
  if (peak === undefined) return 'No certificates expire in the next 12 months';
  const all = sumOf(months);
  if (all === 1) return `1 certificate expires, in ${formatMonth(peak.month)}`;
  return `${formatNumber(all)} certificates expire in 12 months, ${mostIn(months, peak)}`;
}

export function completionsSummary(months: readonly MonthCount[]): string {
  const peak = peakOf(months);
  if (peak === undefined) return 'Nobody has completed a course in the last 12 months';
  const all = sumOf(months);
  if (all === 1) return `1 course was completed, in ${formatMonth(peak.month)}`;
  return `${formatNumber(all)} courses completed in 12 months, ${mostIn(months, peak)}`;
}

export function peopleSummary(people: Dashboard['people'], kind: 'services' | 'organisations'): string {
  const [biggest, next] = people;
  if (biggest === undefined) return `No ${kind} with people yet`;
  const count = `${formatNumber(biggest.count)} ${plural(biggest.count, 'person', 'people')}`;
  if (next === undefined) return `${biggest.name} has ${count}`;
  const equal = people.filter((place) => place.count === biggest.count).length;
  return next.count === biggest.count
    ? `${equal} ${kind} have the most people: ${formatNumber(biggest.count)} each`
    : `${biggest.name} has the most people: ${formatNumber(biggest.count)}`;
}
