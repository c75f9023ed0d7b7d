import { z } from 'zod';
import { done, id, requiredText } from '../../common.schemas.ts';
import { viewNameMax } from './saved-views.rules.ts';

/** Address of a list within the application, without its query. */
const page = z.string().regex(/^\/[\w/-]{0,254}$/u);

export const savedView = z.object({ id: z.number().int(), name: z.string(), search: z.string() });
export type SavedView = z.output<typeof savedView>;

export const savedViewsSchemas = {
  listSavedViews: { query: z.strictObject({ page }), response: z.array(savedView) },
  saveView: {
    body: z.strictObject({ page, name: requiredText(viewNameMax), search: z.string().max(1_000) }),
    response: z.object({ id: z.number().int() }),
  },
  deleteView: { params: z.strictObject({ viewId: id }), response: done },
};
