import { endpoint } from '../../endpoint.ts';
import type { archivingSchemas } from './archiving.schemas.ts';

/** Returns what archiving a course concerns: licences, other courses that name it, and sessions ahead. */
export const previewArchive = endpoint<typeof archivingSchemas.previewArchive>({
  method: 'GET',
  path: 'courses/:courseId/archive',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

/**
 * Archives a course with all its versions, or restores it. An archived course is not sold, issued or offered. Licences
 * issued before can be started and finished, and certificates stay.
 */
export const archiveCourse = endpoint<typeof archivingSchemas.archiveCourse>({
  method: 'POST',
  path: 'courses/:courseId/archive',
  levels: ['superAdmin'],
  permission: 'courses.write',
});

/** Returns the effects of archiving a module of a course, and the reason if it is refused. */
export const previewScoArchive = endpoint<typeof archivingSchemas.previewScoArchive>({
  method: 'GET',
  path: 'courses/:courseId/scos/:scoId/archive',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

/**
 * Archives a module of a course, or restores it as the last module. Refused while people are taking this version.
 * Attempts and results stay.
 */
export const archiveSco = endpoint<typeof archivingSchemas.archiveSco>({
  method: 'POST',
  path: 'courses/:courseId/scos/:scoId/archive',
  levels: ['superAdmin'],
  permission: 'courses.write',
});
