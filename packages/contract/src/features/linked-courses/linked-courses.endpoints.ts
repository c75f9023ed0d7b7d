import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { linkedCoursesSchemas } from './linked-courses.schemas.ts';

/** Lists the links that hold today. */
export const listLinks = endpoint<typeof linkedCoursesSchemas.listLinks>({
  method: 'GET',
  path: 'linked-abstract-courses',
  levels: ['superAdmin'],
  permission: 'courses.read',
});
export const getLinksCsv = csvOf(listLinks);

/** Lists the products that can be linked: those that are not archived. */
export const listLinkable = endpoint<typeof linkedCoursesSchemas.listLinkable>({
  method: 'GET',
  path: 'linked-abstract-courses/products',
  levels: ['superAdmin'],
  permission: 'courses.read',
});

/** Returns what new links would change. Throws 409 with the reason when they cannot be made. */
export const previewLinks = endpoint<typeof linkedCoursesSchemas.previewLinks>({
  method: 'POST',
  path: 'linked-abstract-courses/preview',
  levels: ['superAdmin'],
  permission: 'links.write',
});

/**
 * Links a product to others from today on, all or none. Throws 409 when a link breaks a rule of its kind, and when the
 * set that the preview showed has changed.
 */
export const makeLinks = endpoint<typeof linkedCoursesSchemas.makeLinks>({
  method: 'POST',
  path: 'linked-abstract-courses',
  levels: ['superAdmin'],
  permission: 'links.write',
});

/** Returns what ending a link would change, such as who loses cover. */
export const previewEnd = endpoint<typeof linkedCoursesSchemas.previewEnd>({
  method: 'GET',
  path: 'linked-abstract-courses/:linkId/end',
  levels: ['superAdmin'],
  permission: 'links.write',
});

/** Ends a link from today on. Earlier days keep it. Does nothing to a link that has ended. */
export const endLink = endpoint<typeof linkedCoursesSchemas.endLink>({
  method: 'POST',
  path: 'linked-abstract-courses/:linkId/end',
  levels: ['superAdmin'],
  permission: 'links.write',
});

/** Lists full courses with their refreshers and the uptake. */
export const listRefreshers = endpoint<typeof linkedCoursesSchemas.listRefreshers>({
  method: 'GET',
  path: 'courses/refreshers',
  levels: ['superAdmin'],
  permission: 'courses.read',
});
export const getRefreshersCsv = csvOf(listRefreshers);

/** Lists the certificates that the refresher of a link can renew today, or that expired too long ago for it. */
export const listRefresherPeople = endpoint<typeof linkedCoursesSchemas.listRefresherPeople>({
  method: 'GET',
  path: 'courses/refreshers/:linkId/people',
  levels: ['superAdmin'],
  permission: 'users.read',
});
export const getRefresherPeopleCsv = csvOf(listRefresherPeople);

/** Lists products with at least 20 valid certificates that expire, and without a refresher. */
export const listUnrefreshed = endpoint<typeof linkedCoursesSchemas.listUnrefreshed>({
  method: 'GET',
  path: 'courses/refreshers/missing',
  levels: ['superAdmin'],
  permission: 'courses.read',
});
export const getUnrefreshedCsv = csvOf(listUnrefreshed);
