import type { Answer } from '@doselore/contract';
import { replacePackage, uploadPackage } from '@doselore/contract/packages';
import { uploadFile } from '../../../platform/api/index.ts';

export type Uploaded = Answer<typeof uploadPackage>;
export type StoredPackage = Uploaded['package'];
/** Target of an upload: a new package of a course, or with `packageId` a new version of that package. */
export type UploadTarget = { courseId: number; packageId?: number };
type Options = { file: File; signal: AbortSignal; onProgress: (share: number) => void };

export function sendPackage({ courseId, packageId }: UploadTarget, options: Options): Promise<Uploaded> {
  const level = 'superAdmin';
  return packageId === undefined
    ? uploadFile(uploadPackage, { level, params: { courseId }, ...options })
    : uploadFile(replacePackage, { level, params: { courseId, packageId }, ...options });
}
