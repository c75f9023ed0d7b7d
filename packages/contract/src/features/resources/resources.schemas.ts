import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, moment } from '../../common.schemas.ts';
import { documentCategories, documentTypes, mustReads } from '../documents/documents.rules.ts';

const resourceRow = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  category: z.enum(documentCategories),
  version: z.number().int(),
  file_name: z.string(),
  media_type: z.enum(documentTypes),
  bytes: z.number().int(),
  updated_at: moment,
  /** Null for a document of the site. */
  group: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  must_read: z.enum(mustReads),
  /** True while the person has not done what the document asks for. */
  is_to_read: z.boolean(),
  due_on: z.string().nullable(),
  opened_at: moment.nullable(),
  acknowledged_at: moment.nullable(),
  /** Words to confirm, with the digest that goes back with the confirmation. Empty when none is asked for. */
  statement: z.string(),
  statement_digest: z.string(),
});
export type ResourceRow = z.output<typeof resourceRow>;

export const readingRow = z.object({ id: z.number().int(), title: z.string(), due_on: z.string().nullable() });
export type ReadingRow = z.output<typeof readingRow>;

const params = z.strictObject({ documentId: id });

export const resourcesSchemas = {
  listMyResources: { response: z.array(resourceRow) },
  listMyReading: { response: z.array(readingRow) },
  getResourceFile: {
    params,
    query: z.strictObject({ as: z.enum(['attachment', 'inline']).default('attachment') }),
    response: z.any(),
  },
  openResource: { params, body: z.strictObject({ version: id }), response: done },
  acknowledgeResource: {
    params,
    body: commandSchema({ version: id, statement_digest: z.string().regex(/^[0-9a-f]{64}$/u) }),
    response: done,
  },
};
