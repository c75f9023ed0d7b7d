import { AppError, type addExternalEntry, addMonths, type Body, fieldError } from '@doselore/contract';
import { notFound, type Scope } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { type Queries, type Tx, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../audits/index.ts';
import {
  deleteEntryRow,
  type EntryFields,
  type ExternalData,
  findHomeOf,
  insertEntry,
  listCatalogue,
  listEntries,
  lockEntry,
  updateEntry,
} from './external-courses.repository.ts';

type Changes = Body<typeof addExternalEntry>;
type Room = Pick<Services, 'db' | 'clock'>;
type Place = { scope: Scope; externalCourseUserId: number };

/** @returns the entry's id */
export async function addEntry(services: Room, actor: Actor, changes: Changes): Promise<number> {
  const at = services.clock.now();
  return tx(services.db, async (trx) => {
    const fields = await fieldsOf(trx, changes, today(services.clock));
    const groupId = await findHomeOf(trx, actor.id);
    if (groupId === undefined)
      throw new AppError('conflict', 'You are in no organisation at present, so there is nowhere to file this.');
    const id = await insertEntry(trx, { ...fields, userId: actor.id, groupId, enteredBy: actor.id, at });
    await recordAudit(trx, actor, { action: 'externalCourses.add', subject: `external course user ${id}`, groupId });
    return id;
  });
}

export async function changeEntry(services: Room, actor: Actor, { changes, ...place }: Place & { changes: Changes }) {
  await tx(services.db, async (trx) => {
    const entry = await lockOpenEntry(trx, place);
    const fields = await fieldsOf(trx, changes, today(services.clock));
    await updateEntry(trx, entry.id, { ...fields, updated_at: services.clock.now() });
    await recordAudit(trx, actor, {
      action: 'externalCourses.change',
      subject: `external course user ${entry.id}`,
      detail: { completedOn: entry.completed_on, nowCompletedOn: fields.completed_on, months: fields.months },
    });
  });
}

export async function deleteEntry(services: Room, actor: Actor, place: Place): Promise<void> {
  await tx(services.db, async (trx) => {
    const held = await lockOpenEntry(trx, place);
    await deleteEntryRow(trx, held.id);
    await recordAudit(trx, actor, { action: 'externalCourses.delete', subject: `external course user ${held.id}` });
  });
}

/** What has been verified or rejected is what somebody has looked at: it stays. */
export async function lockOpenEntry(trx: Tx, { scope, externalCourseUserId }: Place): Promise<ExternalData> {
  return asOpen(await lockEntry(trx, scope, externalCourseUserId));
}

/** Throws like `lockOpenEntry`, without a lock. Call it before an upload is read. */
export async function checkOpenEntry(db: Queries, { scope, externalCourseUserId }: Place): Promise<void> {
  const [entry] = await listEntries(db, scope, { externalCourseUserId });
  asOpen(entry);
}

function asOpen<Entry extends Pick<ExternalData, 'state'>>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw notFound();
  if (entry.state !== 'unverified')
    throw new AppError('conflict', 'This entry has been checked and can no longer be changed. Add a new one instead.');
  return entry;
}

async function fieldsOf(trx: Tx, changes: Changes, now: string): Promise<EntryFields> {
  if (changes.completed_on > now) throw fieldError('completed_on', 'Choose a day that is not in the future');
  const known = (await listCatalogue(trx)).find(({ id }) => id === changes.external_course_id);
  if (known === undefined && changes.external_course_id !== null)
    throw fieldError('external_course_id', 'Choose a course from the list');
  const named = known ?? changes;
  const { external_course_id, completed_on, months, reference } = changes;
  const expires_on = months === 0 ? null : addMonths(completed_on, months);
  return {
    external_course_id,
    title: named.title,
    provider: named.provider,
    completed_on,
    months,
    expires_on,
    reference,
  };
}
