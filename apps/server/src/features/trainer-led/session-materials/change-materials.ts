import { AppError, type Body, type Query, terms } from '@doselore/contract';
import { type addMaterialFile, type addMaterialLink, materialsMax } from '@doselore/contract/session-materials';
import { type Actor, notFound, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import { randomToken } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { checkEvidence } from '../../learning/external-courses/index.ts';
import {
  type CourseData,
  deleteMaterial,
  findCourse,
  insertMaterial,
  listMaterials,
  lockCourse,
  type NewMaterial,
} from './materials.repository.ts';

type Room = Pick<Services, 'db' | 'clock' | 'files'>;
type InCourse = { virtualGroupId: VirtualGroupId };

const refused = (message: string) => new AppError('conflict', `${message} Nothing was changed.`);

/** Throws when a course takes no more files and links. Call it before an upload is read. */
export async function checkRoom(db: Queries, { virtualGroupId }: InCourse): Promise<void> {
  await takesMore(db, virtualGroupId, await findCourse(db, virtualGroupId));
}

async function takesMore(db: Queries, id: VirtualGroupId, course: CourseData | undefined): Promise<CourseData> {
  if (course === undefined) throw notFound();
  if (course.state === 'cancelled') throw refused(`This ${terms.virtualGroup.one} was cancelled.`);
  if ((await listMaterials(db, id)).length >= materialsMax)
    throw refused(`A course has at most ${materialsMax} files and links. Remove one first.`);
  return course;
}

/** Adds a link. */
export async function addLink(
  services: Room,
  actor: Actor,
  { virtualGroupId, idempotencyKey: key, ...material }: InCourse & Body<typeof addMaterialLink>,
): Promise<void> {
  const command = `material ${virtualGroupId}`;
  await once(services.db, { actorId: actor.id, key, command }, async (tx) => {
    await add(services, tx, actor, { virtualGroupId, material });
    return virtualGroupId;
  });
}

type Adding = InCourse & Query<typeof addMaterialFile> & { file: UploadedFile };

/** Adds a PDF or a picture, by its contents. */
export async function addFile(services: Room, actor: Actor, { virtualGroupId, file, ...facts }: Adding): Promise<void> {
  const media_type = await checkEvidence(file.path);
  const storage_key = `materials/${randomToken()}`;
  await services.files.keep(file.path, storage_key);
  const material = { ...facts, storage_key, media_type, bytes: file.bytes };
  await inTransaction(services.db, (tx) => add(services, tx, actor, { virtualGroupId, material }));
}

async function add(
  { clock }: Room,
  tx: Tx,
  actor: Actor,
  { virtualGroupId, material }: InCourse & { material: NewMaterial },
): Promise<void> {
  const course = await takesMore(tx, virtualGroupId, await lockCourse(tx, virtualGroupId));
  await insertMaterial(tx, { virtualGroupId, material, addedBy: actor.id, at: clock.now() });
  await recordAudit(tx, actor, {
    action: 'virtualGroups.addMaterial',
    subject: `virtual group ${virtualGroupId}`,
    groupId: course.group_id,
    detail: { shown: material.shown, kind: 'url' in material ? 'link' : 'file' },
  });
}

/** Removes a file or a link. The nightly job removes the file. */
export async function removeMaterial(
  { db }: Pick<Room, 'db'>,
  actor: Actor,
  { virtualGroupId, materialId }: InCourse & { materialId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const course = await lockCourse(tx, virtualGroupId);
    const material = (await listMaterials(tx, virtualGroupId)).find(({ id }) => id === materialId);
    if (course === undefined || material === undefined) throw notFound();
    await deleteMaterial(tx, material.id);
    await recordAudit(tx, actor, {
      action: 'virtualGroups.removeMaterial',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      detail: { shown: material.shown, kind: material.url === null ? 'file' : 'link' },
    });
  });
}
