import { AppError, type Body, fieldError } from '@doselore/contract';
import {
  canAskTrainers,
  type changeTimesOfInterest as endpoint,
  requestStateWords,
  shortWindowProblem,
  type TimeWindow,
  windowTexts,
} from '@doselore/contract/bookings';
import { slotOf } from '@doselore/contract/course-planning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type ProjectId, type ProjectRequestId } from '../../../../platform/access/index.ts';
import { mergeChange, recordAudit } from '../../../../platform/audit/index.ts';
import { days, formatLongDay } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { lockRequest } from '../requests/requests.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { findLengths } from '../two-in-one/days.repository.ts';
import { type DateData, deleteDates, insertDates, listDates } from './dates.repository.ts';

export const textOfDates = (rows: readonly DateData[]): string =>
  windowTexts.textOf(
    rows.map((row) => ({ window_start: row.window_start.toISOString(), window_end: row.window_end.toISOString() })),
  );

type Changing = { projectId: ProjectId; projectRequestId: ProjectRequestId; change: Body<typeof endpoint> };

/**
 * Replaces the dates of a request for which trainers can still be asked, and returns them as their text. A date that stays
 * keeps its row. A date that trainers were asked about cannot be removed, because their answers belong to it.
 */
export function saveDates(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { projectId, projectRequestId, change }: Changing,
): Promise<{ times: string }> {
  const submitted = { times: windowTexts.textOf(windowTexts.rowsOf(change.times)) };
  return inTransaction(db, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const { minutes } = await lockAskable(tx, projectRequestId);
    const stored = await listDates(tx, projectRequestId);
    const subject = `project request ${projectRequestId}` as const;
    const now = { times: textOfDates(stored) };
    const merging = { subject, now, submitted, baseValues: change.baseValues, traces: { times: 'dates_changed' } };
    const fields = await mergeChange<{ times: string }>(tx, actor, merging);
    const rows = windowTexts.rowsOf(fields.times);
    const keyOf = (row: TimeWindow) => `${row.window_start} ${row.window_end}`;
    const kept = new Set(rows.map(keyOf));
    const known = new Map(stored.map((row) => [windowTexts.rowsOf(textOfDates([row])).map(keyOf)[0] ?? '', row.id]));
    const added = rows.filter((row) => !known.has(keyOf(row)));
    const last = londonWallClock(clock.now()).getTime() + days((await findBookingSettings(tx)).horizon_days);
    await refuseShort(tx, projectRequestId, added);
    refuseTimes(added, { from: londonWallClock(clock.now()), last: new Date(last) });
    const removed = new Set([...known].filter(([key]) => !kept.has(key)).map(([, id]) => id));
    refuseRemoval(stored.filter((row) => removed.has(row.id)));
    await deleteDates(tx, [...removed]);
    await insertDates(tx, {
      projectRequestId,
      rows: added.map((row) => ({ ...row, slot: slotOfWindow(row, minutes) })),
      at: clock.now(),
    });
    const changes = { dates: [stored.length, rows.length] } as const;
    await recordAudit(tx, actor, { action: 'bookings.dates', subject, groupId, changes });
    return fields;
  });
}

async function lockAskable(tx: Tx, id: ProjectRequestId) {
  const request = await lockRequest(tx, id);
  if (request === undefined) throw notFound();
  if (!canAskTrainers(request.state))
    throw new AppError('conflict', `This request is at “${requestStateWords[request.state]}”. Nothing was changed.`);
  return request;
}

function refuseRemoval(rows: readonly DateData[]): void {
  const date = rows.find((row) => row.state !== 'proposed');
  if (date !== undefined)
    throw fieldError('times', `Trainers were asked about ${formatLongDay(date.window_start)}. This date stays`);
}

/** Throws 422 for a date on which the sessions of a day cannot both begin. */
async function refuseShort(tx: Tx, id: ProjectRequestId, rows: readonly TimeWindow[]): Promise<void> {
  const lengths = await findLengths(tx, id);
  const problem = lengths && rows.map((row) => shortWindowProblem(row, lengths)).find((text) => text !== undefined);
  if (problem !== undefined) throw fieldError('times', problem);
}

function refuseTimes(rows: readonly TimeWindow[], { from, last }: { from: Date; last: Date }): void {
  if (rows.some((row) => Date.parse(row.window_start) < from.getTime()))
    throw fieldError('times', 'A date has passed. Choose another one');
  if (rows.some((row) => Date.parse(row.window_start) > last.getTime()))
    throw fieldError('times', 'A date is too far ahead. Choose an earlier one');
}

const slotOfWindow = ({ window_start: start }: TimeWindow, minutes: number) =>
  slotOf({
    training_start: start,
    training_end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    place: null,
  });
