import { plural } from '@doselore/contract';
import type { ResourceRow } from '@doselore/contract/resources';
import { now } from '../../../../platform/clock/clock.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';

const dayMs = 86_400_000;

/** Returns for how many days a document is overdue. 0 when it is not. */
export function daysOverdue({ due_on: dueOn }: Pick<ResourceRow, 'due_on'>, at: number = now()): number {
  if (dueOn === null) return 0;
  const today = Date.parse(new Date(at).toISOString().slice(0, 10));
  return Math.max(0, (today - Date.parse(dueOn)) / dayMs);
}

/** Says by when a document is to be read: "Read by Mon 6th Oct 2025", "Overdue by 3 days". */
export function dueText(row: Pick<ResourceRow, 'due_on'>): string {
  const late = daysOverdue(row);
  if (late > 0) return `Overdue by ${late} ${plural(late, 'day', 'days')}: it was due on ${formatLongDay(row.due_on)}`;
  return row.due_on === null ? 'To read' : `Read it by ${formatLongDay(row.due_on)}`;
}
