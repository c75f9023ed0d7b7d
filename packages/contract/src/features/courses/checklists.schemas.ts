import { z } from 'zod';
import { id, moment } from '../../common.schemas.ts';
import { checklistProblem, readChecklist } from './checklists.rules.ts';

export const checklistItem = z.object({ key: z.string(), text: z.string(), is_critical: z.boolean() });
export type ChecklistItem = z.output<typeof checklistItem>;

/** One version of the checklist of a product. It never changes. */
export const checklist = z.object({
  id: z.number().int(),
  version: z.number().int(),
  items: z.array(checklistItem),
});
export type Checklist = z.output<typeof checklist>;

const versions = z.array(
  checklist.extend({
    created_at: moment,
    /** Number of observations by this version. */
    observations: z.number().int(),
  }),
);

export const checklistsSchemas = {
  listChecklists: { params: z.strictObject({ courseId: id }), response: versions },
  saveChecklist: {
    params: z.strictObject({ courseId: id }),
    body: z.strictObject({
      /** Items as `checklistText` writes them. */
      items: z
        .string()
        .max(30_000)
        .superRefine((written, context) => {
          const message = checklistProblem(readChecklist(written));
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        }),
      /** Version that was changed, or 0 for the first one. */
      version: z.number().int().min(0),
    }),
    response: versions,
  },
};
