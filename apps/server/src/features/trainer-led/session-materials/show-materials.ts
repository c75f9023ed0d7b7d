import type { SessionMaterial } from '@doselore/contract/session-materials';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { FileAnswer } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { evidenceFileName } from '../../learning/external-courses/index.ts';
import { findCourseOf, listMaterials, type MaterialData } from './materials.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;

export function presentMaterial({ id, title, shown, url, media_type: type, bytes }: MaterialData): SessionMaterial {
  return { id, title, shown, url, file: type === null || bytes === null ? null : { type, bytes } };
}

/** Lists what the signed-in delegate sees of a course now. What is for after the course shows from its last end on. */
export async function listVisible(
  { db, clock }: Core,
  actor: Actor,
  virtualGroupId: VirtualGroupId,
): Promise<MaterialData[]> {
  const course = await findCourseOf(db, { virtualGroupId, userId: actor.id });
  if (course === undefined) throw notFound();
  const isOver = course.training_end !== null && course.training_end <= londonWallClock(clock.now());
  return (await listMaterials(db, virtualGroupId)).filter(({ shown }) => shown === 'before' || isOver);
}

/** Reads the file of one of these rows. Throws 404 for a link, and for a row that is not among them. */
export async function readMaterial(
  { files }: Pick<Services, 'files'>,
  { rows, materialId }: { rows: readonly MaterialData[]; materialId: number },
): Promise<FileAnswer> {
  const row = rows.find(({ id }) => id === materialId);
  if (row === undefined || row.storage_key === null || row.media_type === null) throw notFound();
  const { stream, bytes } = await files.read(row.storage_key);
  return { stream, bytes, type: row.media_type, name: evidenceFileName(row.title, row.media_type) };
}
