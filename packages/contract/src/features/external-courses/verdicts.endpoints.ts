import { atPlace } from '../../at-place.ts';
import { limits } from '../../limits.ts';
import type { verdictsSchemas } from './verdicts.schemas.ts';

/** Lists the courses that a member took elsewhere, the newest first, with the verdict of this organisation. */
export const listMemberEntries = atPlace<typeof verdictsSchemas.listMemberEntries>({
  method: 'GET',
  path: 'members-info/:userId/external-courses',
  permission: 'externalCourses.read',
});

/** Returns one entry of a member with its history. */
export const getMemberEntry = atPlace<typeof verdictsSchemas.getMemberEntry>({
  method: 'GET',
  path: 'members-info/:userId/external-courses/:externalCourseUserId',
  permission: 'externalCourses.read',
});

/** Adds an entry for a member, as the member could. */
export const addMemberEntry = atPlace<typeof verdictsSchemas.addMemberEntry>({
  method: 'POST',
  path: 'members-info/:userId/external-courses',
  permission: 'externalCourses.enter',
});

/** Changes an entry that no organisation has decided about. */
export const changeMemberEntry = atPlace<typeof verdictsSchemas.changeMemberEntry>({
  method: 'PUT',
  path: 'members-info/:userId/external-courses/:externalCourseUserId',
  permission: 'externalCourses.enter',
});

/** Adds a picture or a PDF as evidence, and replaces earlier evidence. */
export const addMemberEvidence = atPlace<typeof verdictsSchemas.addMemberEvidence>({
  method: 'POST',
  path: 'members-info/:userId/external-courses/:externalCourseUserId/evidence',
  permission: 'externalCourses.enter',
  kind: 'upload',
  bodyBytes: limits.evidenceBytes,
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
