import { endpoint } from '../../endpoint.ts';
import type { versionsSchemas } from './versions.schemas.ts';

/** Lists the versions of the product of a course, newest first. */
export const listVersions = endpoint<typeof versionsSchemas.listVersions>({
  method: 'GET',
  path: 'courses/:courseId/versions',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

/** Makes the next version as a draft, with the modules, materials and assessment of this one. */
export const addVersion = endpoint<typeof versionsSchemas.addVersion>({
  method: 'POST',
  path: 'courses/:courseId/versions',
  levels: ['superAdmin'],
  permission: 'courses.write',
});

/**
 * Makes a version live, also an earlier one, instead of the version that is live. People who have started stay on their
 * version. Throws 409 while the version has nothing to take, and when another version went live since `seenLiveId`. Does
 * nothing to the live version.
 */
export const goLive = endpoint<typeof versionsSchemas.goLive>({
  method: 'POST',
  path: 'courses/:courseId/go-live',
  levels: ['superAdmin'],
  permission: 'courses.write',
});
