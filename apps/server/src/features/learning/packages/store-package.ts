import { limits } from '@doselore/contract';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries } from '../../../platform/db/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import { randomToken } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { extractPackage } from './extract-package.ts';
import { listPackages } from './list-packages.ts';
import {
  courseExists,
  insertPackage,
  insertVersion,
  layModules,
  lockPackage,
  packageExists,
} from './packages.repository.ts';

type Upload = { courseId: number; packageId?: number; file: UploadedFile };

/**
 * Stores an uploaded zip as a new package of a course, or as a new version of an existing one. The files get their own
 * folder, and the database changes in one transaction. A refused package leaves nothing behind.
 */
export async function storePackage(services: Pick<Services, 'db' | 'files'>, actor: Actor, upload: Upload) {
  const { db, files } = services;
  await checkTarget(db, upload);
  const place = files.temporary();
  const storageKey = `packages/${randomToken()}`;
  try {
    const extracted = await extractPackage(upload.file.path, place.path);
    await files.keep(place.path, storageKey);
    const { manifest } = extracted;
    const title = manifest.title.slice(0, limits.title) || upload.file.name;
    const packageId = await inTransaction(db, async (tx) => {
      const id = upload.packageId ?? (await insertPackage(tx, { courseId: upload.courseId, title }));
      if ((await lockPackage(tx, { courseId: upload.courseId, packageId: id })) === undefined) throw notFound();
      const packageVersionId = await insertVersion(tx, {
        packageId: id,
        storageKey,
        fileName: upload.file.name,
        files: extracted.files,
        bytes: extracted.bytes,
        warnings: manifest.warnings,
        outsideHosts: extracted.outsideHosts,
        uploadedBy: actor.id,
      });
      await layModules(tx, { courseId: upload.courseId, packageId: id, packageVersionId }, manifest);
      const action = upload.packageId === undefined ? 'packages.upload' : 'packages.replace';
      await recordAudit(tx, actor, {
        action,
        subject: `package ${id}`,
        detail: { files: extracted.files, bytes: extracted.bytes },
      });
      return id;
    });
    const stored = (await listPackages(db, upload.courseId)).find((one) => one.id === packageId);
    if (stored === undefined) throw notFound();
    return { package: stored, modules: manifest.items.length, warnings: manifest.warnings };
  } catch (error) {
    // Keeps the stored files, because the outcome of the commit can be unknown. `clean-files` removes unused ones.
    await place.discard();
    throw error;
  }
}

/** Throws `not_found` unless the course exists and, for a replacement, the package. */
export async function checkTarget(db: Queries, { courseId, packageId }: Omit<Upload, 'file'>): Promise<void> {
  if ((await courseExists(db, courseId)) === undefined) throw notFound();
  if (packageId !== undefined && !(await packageExists(db, { courseId, packageId }))) throw notFound();
}
