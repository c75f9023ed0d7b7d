import { AppError } from '@doselore/contract';
import type { ScoArchivePreview } from '@doselore/contract/courses';
import { arePrerequisitesMet, parsePrerequisites } from '@doselore/scorm/prerequisites';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findScoToArchive,
  listArchivedScos,
  lockModules,
  type ScoPlace,
  type ScoToArchive,
  saveScoArchived,
} from './archive-sco.repository.ts';

/** Returns the effects of archiving a module, and the reason if it is refused. */
export async function showScoArchive(db: Queries, place: ScoPlace): Promise<ScoArchivePreview> {
  const sco = await findScoToArchive(db, place);
  if (sco === undefined || sco.is_archived) throw notFound();
  return { title: sco.title, people: sco.people, refusal: archiveRefusal(sco) ?? null };
}

/** Lists the modules of a course that a site admin has archived, last archived first. */
export async function showArchivedScos(db: Queries, courseId: number) {
  return (await listArchivedScos(db, courseId)).map(({ id, title, archived_on }) => ({ id, title, archived_on }));
}

/** Archives a module, or restores it as the last one of its course. Attempts and results stay. */
export function archiveSco(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { archived, ...place }: ScoPlace & { archived: boolean },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    await lockModules(tx, place.courseId);
    const sco = await findScoToArchive(tx, place);
    if (sco === undefined || (sco.is_archived && !sco.is_archived_by_hand)) throw notFound();
    if (sco.is_archived === archived) return;
    const refusal = archived ? archiveRefusal(sco) : progressRefusal(sco);
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    await saveScoArchived(tx, { ...place, archivedAt: archived ? services.clock.now() : null });
    await recordAudit(tx, actor, {
      action: archived ? 'courses.archiveSco' : 'courses.restoreSco',
      subject: `sco ${place.scoId}`,
    });
  });
}

function progressRefusal({ in_progress }: ScoToArchive): string | undefined {
  if (in_progress === 0) return undefined;
  return 'People are taking this course, so its modules cannot change. Make a new version, and change its modules.';
}

function archiveRefusal(sco: ScoToArchive): string | undefined {
  const inProgress = progressRefusal(sco);
  if (inProgress !== undefined) return inProgress;
  if (sco.is_live && sco.others.length === 0 && !sco.has_assessment)
    return 'This is the only module of a live course. Upload another package first.';
  const [blocked] = sco.others.filter((other) => neverOpens(sco, other));
  return blocked && `The module "${blocked.title}" opens only after this module. Archive "${blocked.title}" first.`;
}

/** Returns whether another module stays locked without this module, even after all others are finished. */
function neverOpens({ identifier }: ScoToArchive, { prerequisites }: ScoToArchive['others'][number]): boolean {
  const parsed = parsePrerequisites(prerequisites);
  const isMet = (isThere: boolean) =>
    arePrerequisitesMet(parsed, (other) => (other !== identifier || isThere ? 'completed' : undefined));
  return isMet(true) && !isMet(false);
}
