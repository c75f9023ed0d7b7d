import { atPlace } from '../../at-place.ts';
import type { verdictsSchemas } from './verdicts.schemas.ts';

/** Lists the courses that a member took elsewhere, the newest first, with the verdict of this organisation. */
export const listMemberEntries = atPlace<typeof verdictsSchemas.listMemberEntries>({
  method: 'GET',
  path: 'members-info/:userId/external-courses',
  permission: 'externalCourses.read',
});

export const getMemberEvidence = atPlace<typeof verdictsSchemas.getMemberEvidence>({
  method: 'GET',
  path: 'members-info/:userId/external-courses/:externalCourseUserId/evidence',
  permission: 'externalCourses.read',
  kind: 'file',
});

/**
 * Decides for this organisation. Other organisations decide for themselves. Throws 409 for one's own entry, and when the
 * entry, its evidence or the verdict has changed since it was shown.
 */
export const decideEntry = atPlace<typeof verdictsSchemas.decideEntry>({
  method: 'PUT',
  path: 'members-info/:userId/external-courses/:externalCourseUserId/verdict',
  permission: 'externalCourses.verify',
});
