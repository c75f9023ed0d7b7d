import { type Dashboard, type MonthCount, plural } from '@doselore/contract';
import { formatMonth, formatNumber } from '../../ui/formats/index.ts';

const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** The first of the highest; undefined when all are nought. */
function peakOf(months: readonly MonthCount[]): MonthCount | undefined {
  const most = Math.max(...months.map(({ count }) => count));
  return most === 0 ? undefined : months.find(({ count }) => count === most);
}

export function endingFinding(months: readonly MonthCount[]): string {
  const peak = peakOf(months);
  if (peak === undefined) return 'No certificate ends in the next 12 months';
  const all = sumOf(months);
  if (all === 1) return `1 certificate ends, in ${formatMonth(peak.month)}`;
  return `${formatNumber(all)} certificates end in 12 months, most in ${formatMonth(peak.month)}`;
}

export function completionsFinding(months: readonly MonthCount[]): string {
  const peak = peakOf(months);
  if (peak === undefined) return 'Nobody has completed a course in the last 12 months';
  const all = sumOf(months);
  if (all === 1) return `1 course was completed, in ${formatMonth(peak.month)}`;
  return `${formatNumber(all)} courses completed in 12 months, most in ${formatMonth(peak.month)}`;
}

export function peopleFinding(people: Dashboard['people'], kind: 'services' | 'organisations'): string {
  const [biggest] = people;
  if (biggest === undefined) return `No ${kind} with people yet`;
  const count = `${formatNumber(biggest.count)} ${plural(biggest.count, 'person', 'people')}`;
  return people.length === 1 ? `${biggest.name} has ${count}` : `${biggest.name} has the most people: ${biggest.count}`;
}
