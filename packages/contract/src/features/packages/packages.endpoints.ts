import { z } from 'zod';
import { id, limits } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { coursePackage } from '../courses/courses.schemas.ts';

const uploaded = z.object({ package: coursePackage, modules: z.number().int(), warnings: z.array(z.string()) });

/** A SCORM 1.2 zip of at most 1 GiB; each of its launchable items becomes a module at the end of the course. */
export const uploadPackage = defineEndpoint({
  method: 'POST',
  path: 'courses/:courseId/packages',
  levels: ['superAdmin'],
  permission: 'packages.upload',
  kind: 'upload',
  bodyBytes: limits.packageBytes,
  params: z.strictObject({ courseId: id }),
  response: uploaded,
});

/** A new version of a package. Running attempts stay on the version they began with. */
export const replacePackage = defineEndpoint({
  method: 'POST',
  path: 'courses/:courseId/packages/:packageId/versions',
  levels: ['superAdmin'],
  permission: 'packages.upload',
  kind: 'upload',
  bodyBytes: limits.packageBytes,
  params: z.strictObject({ courseId: id, packageId: id }),
  response: uploaded,
});
