import { AppError, type Body, fieldError, isVirtual } from '@doselore/contract';
import {
  type changeMultiDay as changeEndpoint,
  type createMultiDay as createEndpoint,
  type MultiDayFields,
  type MultiDayFormFields,
  multiDayFormFields,
  multiDayStateWords,
} from '@doselore/contract/bookings';
import { type PlannedSession, readSessions, sessionsText } from '@doselore/contract/course-planning';
import { type Actor, notFound, type ProjectId } from '../../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges, tracesOf } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findTaughtProduct } from '../../course-planning/index.ts';
import { lockOpenProject } from '../projects/lock-open-project.ts';
import { checkWanted } from '../wanted/check-wanted.ts';
import { checkDates } from './check-days.ts';
import type { DateData } from './days.repository.ts';
import { insertDays, lockDays, readDaysFields, saveFree, updateDays } from './days.repository.ts';
import { deleteDates, insertDates, listDates } from './days-dates.repository.ts';
import type { At } from './days-step.ts';

type Room = Pick<Services, 'db' | 'clock'>;

const sessionOf = ({ starts_at, ends_at, place }: DateData): PlannedSession => ({
  ...{ training_start: starts_at.toISOString(), training_end: ends_at.toISOString(), place },
});

/** Returns the dates of a course that are not cleared, as the text of its form. */
export const textOfDays = (rows: readonly DateData[]): string =>
  sessionsText(rows.filter(({ state }) => state !== 'cleared').map(sessionOf));

type Creating = { projectId: ProjectId; body: Body<typeof createEndpoint> };

/** Adds a course of several days to an open project, and returns its id. */
export function createDays({ db, clock }: Room, actor: Actor, { projectId, body }: Creating): Promise<number> {
  const { idempotencyKey: key, productId, ...form } = body;
  const { dates: text, ...fields } = form;
  return once(db, { actorId: actor.id, key, command: `several days ${projectId}/${productId}` }, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    const product = await findTaughtProduct(tx, productId);
    if (product === undefined) throw fieldError('productId', 'Choose a course that a trainer teaches');
    const { deliverableId } = product;
    await checkWanted(tx, { groupId, productId, isVirtual: isVirtual(deliverableId), fields });
    const [dates, now] = [readSessions(text), clock.now()];
    await checkDates(tx, { dates, added: dates, fields, now });
    const id = await insertDays(tx, { projectId, productId, deliverableId, fields, at: now });
    await insertDates(tx, { id, dates, at: now });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.addDays', subject: `multi day ${id}`, groupId, detail: { projectId, productId } },
      changes: newRecord(multiDayFormFields, form),
    });
    return id;
  });
}

type Changing = At & { change: Body<typeof changeEndpoint> };

/**
 * Changes what is wanted of a course of several days for which nobody is held, and its dates. Returns its fields. A date that
 * stays keeps its row. With other dates, or without a place, trainers are compared anew.
 */
export function changeDays(
  { db, clock }: Room,
  actor: Actor,
  { projectId, multiDayId: id, change }: Changing,
): Promise<MultiDayFormFields> {
  const { baseValues, ...submitted } = change;
  return inTransaction(db, async (tx) => {
    const { group_id: groupId } = await lockOpenProject(tx, projectId);
    await lockDays(tx, id);
    const days = await readDaysFields(tx, id);
    if (days === undefined) throw notFound();
    const { product_id: productId, is_virtual: isOnline, state, ...fieldsNow } = days;
    if (state !== 'collecting' && state !== 'narrowed')
      throw new AppError('conflict', `This course is at “${multiDayStateWords[state]}”. Nothing was changed.`);
    const stored = (await listDates(tx, id)).filter((date) => date.state !== 'cleared');
    const now = { ...fieldsNow, dates: textOfDays(stored) };
    const subject = `multi day ${id}` as const;
    const traces = tracesOf(multiDayFormFields);
    const merging = { subject, now, submitted, baseValues, traces };
    const merged = await mergeChange<MultiDayFormFields>(tx, actor, merging);
    const { dates: text, ...fields } = merged;
    await checkWanted(tx, { groupId, productId, isVirtual: isOnline, fields });
    const dates = readSessions(text);
    const { added, removed } = compareRows(stored, dates);
    await checkDates(tx, { dates, added, fields, now: clock.now() });
    if (added.length + removed.length > 0 || !(isOnline || hasPlace(fields)))
      await saveFree(tx, { id, state: 'collecting', at: clock.now() });
    await updateDays(tx, { id, fields });
    await deleteDates(tx, removed);
    await insertDates(tx, { id, dates: added, at: clock.now() });
    const changes = recordChanges(multiDayFormFields, now, merged);
    await recordAudit(tx, actor, { action: 'bookings.changeDays', subject, groupId, ...changes });
    return merged;
  });
}

const hasPlace = ({ venue_id, location_id, place_postcode }: MultiDayFields): boolean =>
  venue_id !== null || location_id !== null || place_postcode !== null;

function compareRows(stored: readonly DateData[], dates: readonly PlannedSession[]) {
  const keyOf = (one: PlannedSession) => sessionsText([one]);
  const chosen = new Set(dates.map(keyOf));
  const known = new Set(stored.map((row) => keyOf(sessionOf(row))));
  return {
    added: dates.filter((one) => !known.has(keyOf(one))),
    removed: stored.filter((row) => !chosen.has(keyOf(sessionOf(row)))).map(({ id }) => id),
  };
}
