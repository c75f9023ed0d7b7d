import type { WorkHistorySpan } from '@doselore/contract/work-history';
import { formatDay } from '../../../ui/formats/index.ts';

/** Returns what a span says: "Job role: Dispenser". */
export function factText({ what, service, value }: WorkHistorySpan): string {
  if (what === 'member') return 'Member of this organisation';
  if (what === 'service') return `Service: ${service?.name ?? 'deleted'}`;
  return `${what === 'role' ? 'Job role' : 'GPhC registration'}: ${value ?? 'erased'}`;
}

/** Returns what a dialogue or button corrects: "Correct the job role here". */
export function correctText(corrected: Pick<WorkHistorySpan, 'what' | 'service'>): string {
  if (corrected.what === 'member') return 'Correct the first day as a member';
  if (corrected.what === 'service') return `Correct the first day in ${corrected.service?.name ?? 'this service'}`;
  return corrected.what === 'role' ? 'Correct the job role here' : 'Correct the first day of the registration';
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Returns the days of a span, both included: "from 03-03-2026 to 11-04-2026". */
export function daysText({ from_on: from, until_on: until }: WorkHistorySpan): string {
  return until === null ? `since ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(dayBefore(until))}`;
}
