import { z } from 'zod';
import { id, moment } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { documentCategories, documentTypes } from './resources.rules.ts';

const resourceRow = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  category: z.enum(documentCategories),
  file_name: z.string(),
  media_type: z.enum(documentTypes),
  bytes: z.number().int(),
  updated_at: moment,
  /** Null: for everybody. */
  group: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type ResourceRow = z.output<typeof resourceRow>;

/** Documents published to everybody, and to the organisations the caller is a member of; by title. */
export const listMyResources = defineEndpoint({
  method: 'GET',
  path: 'my-resources',
  levels: ['member'],
  permission: 'resources.own',
  response: z.array(resourceRow),
});

/** `inline` opens it in the browser, `attachment` saves it. */
export const getResourceFile = defineEndpoint({
  method: 'GET',
  path: 'my-resources/:documentId/file',
  levels: ['member'],
  permission: 'resources.own',
  kind: 'file',
  params: z.strictObject({ documentId: id }),
  query: z.strictObject({ as: z.enum(['attachment', 'inline']).default('attachment') }),
  response: z.any(),
});
