import { z } from 'zod';
import { done, id, limits } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { externalChanges, externalEntry } from './external-courses.schemas.ts';

const entry = z.strictObject({ externalCourseUserId: id });

/** The catalogue to choose from, by title. */
export const listExternalCourses = defineEndpoint({
  method: 'GET',
  path: 'external-courses',
  levels: ['member'],
  permission: 'externalCourses.own',
  response: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      provider: z.string(),
      default_months: z.number().int(),
    }),
  ),
});

export const getExternalEntry = defineEndpoint({
  method: 'GET',
  path: 'my-external-courses/:externalCourseUserId',
  levels: ['member'],
  permission: 'externalCourses.own',
  params: entry,
  response: externalEntry,
});

export const addExternalEntry = defineEndpoint({
  method: 'POST',
  path: 'my-external-courses',
  levels: ['member'],
  permission: 'externalCourses.own',
  body: externalChanges,
  response: z.object({ id: z.number().int() }),
});

/** While it is unverified; what has been looked at stays as it was. */
export const changeExternalEntry = defineEndpoint({
  method: 'PUT',
  path: 'my-external-courses/:externalCourseUserId',
  levels: ['member'],
  permission: 'externalCourses.own',
  params: entry,
  body: externalChanges,
  response: done,
});

/** A picture or a PDF; the one before is replaced. */
export const addEvidence = defineEndpoint({
  method: 'POST',
  path: 'my-external-courses/:externalCourseUserId/evidence',
  levels: ['member'],
  permission: 'externalCourses.own',
  kind: 'upload',
  bodyBytes: limits.evidenceBytes,
  params: entry,
  response: done,
});

export const getEvidence = defineEndpoint({
  method: 'GET',
  path: 'my-external-courses/:externalCourseUserId/evidence',
  levels: ['member'],
  permission: 'externalCourses.own',
  kind: 'file',
  params: entry,
  response: z.any(),
});

export const deleteExternalEntry = defineEndpoint({
  method: 'DELETE',
  path: 'my-external-courses/:externalCourseUserId',
  levels: ['member'],
  permission: 'externalCourses.own',
  params: entry,
  response: done,
});
