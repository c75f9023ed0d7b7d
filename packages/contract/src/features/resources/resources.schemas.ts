import { z } from 'zod';
import { id, moment } from '../../common.schemas.ts';
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
  /** Null for a document for everybody. */
  group: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type ResourceRow = z.output<typeof resourceRow>;

export const resourcesSchemas = {
  listMyResources: { response: z.array(resourceRow) },
  getResourceFile: {
    params: z.strictObject({ documentId: id }),
    query: z.strictObject({ as: z.enum(['attachment', 'inline']).default('attachment') }),
    response: z.any(),
  },
};
