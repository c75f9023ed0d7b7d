import { AppError, type Body, fieldError } from '@doselore/contract';
import type { addExternalEntry } from '@doselore/contract/external-courses';
import { addMonths } from '@doselore/contract/my-learning';
import { type Actor, notFound, type Scope } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { today } from '../../platform/clock/index.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
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

/** Adds an entry and returns its id. */
export async function addEntry(services: Room, actor: Actor, changes: Changes): Promise<number> {
  const at = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const fields = await fieldsOf(tx, changes, today(services.clock));
    const groupId = await findHomeOf(tx, actor.id);
    if (groupId === undefined)
      throw new AppError(
        'conflict',
        'You are not a member of an organisation, so this cannot be saved. Ask your organisation to add you.',
      );
    const id = await insertEntry(tx, { ...fields, userId: actor.id, groupId, enteredBy: actor.id, at });
    await recordAudit(tx, actor, { action: 'externalCourses.add', subject: `external course user ${id}`, groupId });
    return id;
  });
}

export async function changeEntry(services: Room, actor: Actor, { changes, ...place }: Place & { changes: Changes }) {
  await inTransaction(services.db, async (tx) => {
    const entry = await lockOpenEntry(tx, place);
    const fields = await fieldsOf(tx, changes, today(services.clock));
    await updateEntry(tx, entry.id, { ...fields, updated_at: services.clock.now() });
    await recordAudit(tx, actor, {
      action: 'externalCourses.change',
      subject: `external course user ${entry.id}`,
      detail: { completedOn: entry.completed_on, nowCompletedOn: fields.completed_on, months: fields.months },
    });
  });
}

export async function deleteEntry(services: Room, actor: Actor, place: Place): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const held = await lockOpenEntry(tx, place);
    await deleteEntryRow(tx, held.id);
    await recordAudit(tx, actor, { action: 'externalCourses.delete', subject: `external course user ${held.id}` });
  });
}

/** Locks an entry. Throws when it has been verified or rejected: the decision was about its present contents. */
export async function lockOpenEntry(tx: Tx, { scope, externalCourseUserId }: Place): Promise<ExternalData> {
  return asOpen(await lockEntry(tx, scope, externalCourseUserId));
}

/** Throws like `lockOpenEntry`, without a lock. Call it before an upload is read. */
export async function checkOpenEntry(db: Queries, { scope, externalCourseUserId }: Place): Promise<void> {
  const [entry] = await listEntries(db, scope, { externalCourseUserId });
  asOpen(entry);
}

function asOpen<Entry extends Pick<ExternalData, 'state'>>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw notFound();
  if (entry.state !== 'unverified')
    throw new AppError(
      'conflict',
      'This entry has been reviewed and can no longer be changed. Add a new entry instead.',
    );
  return entry;
}

async function fieldsOf(tx: Tx, changes: Changes, now: string): Promise<EntryFields> {
  if (changes.completed_on > now) throw fieldError('completed_on', 'Choose a day that is not in the future');
  const known = (await listCatalogue(tx)).find(({ id }) => id === changes.external_course_id);
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
