import type { EvidenceType } from '@doselore/contract/external-courses';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { UploadedFile } from '../../../../platform/http/index.ts';
import { randomToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkEvidence } from '../../../learning/external-courses/index.ts';
import { type CourseData, deleteSheet, insertSheet, lockCourse, updateSheet } from './evidence.repository.ts';
import { type InCourse, sessionToAdd, sheetToChange } from './open-course.ts';

type Room = Pick<Services, 'db' | 'clock' | 'files'>;
type Adding = InCourse & { sessionId?: number | undefined; file: UploadedFile };

/** Stores a photo or a PDF of a signed sheet. Throws for other files, and when the session takes none now. */
export async function addSheet(services: Room, actor: Actor, { file, ...target }: Adding): Promise<void> {
  const stored = await storeFile(services, actor, file);
  await inCourse(services, target, async (tx, course) => {
    const sessionId = await sessionToAdd(tx, { ...target, course, sessionId: target.sessionId, now: stored.at });
    await insertSheet(tx, { ...stored, sessionId });
    await record(tx, actor, { ...target, course, action: 'virtualGroups.addSignedSheet', ...stored });
  });
}

type Changing = InCourse & { evidenceId: number };

/** Puts another file in the place of a signed sheet. The nightly job removes the replaced file. */
export async function replaceSheet(
  services: Room,
  actor: Actor,
  { file, ...target }: Changing & { file: UploadedFile },
): Promise<void> {
  const stored = await storeFile(services, actor, file);
  await inCourse(services, target, async (tx, course) => {
    const { id } = await sheetToChange(tx, { ...target, course });
    await updateSheet(tx, { ...stored, id });
    await record(tx, actor, { ...target, course, action: 'virtualGroups.replaceSignedSheet', ...stored });
  });
}

/** Removes a signed sheet from its session. The nightly job removes the file. */
export async function removeSheet(services: Pick<Room, 'db'>, actor: Actor, target: Changing): Promise<void> {
  await inCourse(services, target, async (tx, course) => {
    const { id, type, bytes } = await sheetToChange(tx, { ...target, course });
    await deleteSheet(tx, id);
    await record(tx, actor, { ...target, course, action: 'virtualGroups.removeSignedSheet', type, bytes });
  });
}

async function storeFile({ files, clock }: Room, actor: Actor, file: UploadedFile) {
  const type = await checkEvidence(file.path);
  const key = `registers/${randomToken()}`;
  await files.keep(file.path, key);
  return { key, type, bytes: file.bytes, uploadedBy: actor.id, at: clock.now() };
}

function inCourse(
  { db }: Pick<Room, 'db'>,
  { virtualGroupId }: InCourse,
  change: (tx: Tx, course: CourseData) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const course = await lockCourse(tx, virtualGroupId);
    if (course === undefined) throw notFound();
    await change(tx, course);
  });
}

type Change = InCourse & {
  course: CourseData;
  action: `virtualGroups.${'add' | 'replace' | 'remove'}SignedSheet`;
  type: EvidenceType;
  bytes: number;
};

async function record(tx: Tx, actor: Actor, { virtualGroupId, course, action, type, bytes }: Change): Promise<void> {
  const subject = `virtual group ${virtualGroupId}`;
  await recordAudit(tx, actor, { action, subject, groupId: course.group_id, detail: { type, bytes } });
}
