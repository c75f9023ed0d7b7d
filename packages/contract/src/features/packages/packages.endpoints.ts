import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import type { packagesSchemas } from './packages.schemas.ts';

/** Uploads a SCORM 1.2 zip of at most 1 GiB. Each of its launchable items becomes a module at the end of the course. */
export const uploadPackage = endpoint<typeof packagesSchemas.uploadPackage>({
  method: 'POST',
  path: 'courses/:courseId/packages',
  levels: ['superAdmin'],
  permission: 'packages.upload',
  kind: 'upload',
  bodyBytes: limits.packageBytes,
});

/** Uploads a new version of a package. Running attempts stay on the version they began with. */
export const replacePackage = endpoint<typeof packagesSchemas.replacePackage>({
  method: 'POST',
  path: 'courses/:courseId/packages/:packageId/versions',
  levels: ['superAdmin'],
  permission: 'packages.upload',
  kind: 'upload',
  bodyBytes: limits.packageBytes,
});

/** Chooses which of its outside hosts the newest version of a package may load from. Each upload begins with none. */
export const allowPackageHosts = endpoint<typeof packagesSchemas.allowPackageHosts>({
  method: 'PUT',
  path: 'courses/:courseId/packages/:packageId/outside-hosts',
  levels: ['superAdmin'],
  permission: 'packages.upload',
});
