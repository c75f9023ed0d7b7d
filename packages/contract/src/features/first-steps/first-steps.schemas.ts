import { z } from 'zod';
import { done } from '../../common.schemas.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

/** Records that the links to the forms need. */
const targets = z.object({
  /** The first organisation that is no demo organisation. */
  group: named.nullable(),
  /** A course that is not live yet. */
  draft_course_id: z.number().int().nullable(),
  /** A member of the organisation who is no site admin. */
  person: named.nullable(),
  has_licence: z.boolean(),
});

const firstSteps = z.object({
  /** Null for good once all steps are done, or somebody has hidden them. */
  steps: z
    .object({
      done: z.object({
        organisation: z.boolean(),
        service: z.boolean(),
        course: z.boolean(),
        licences: z.boolean(),
        people: z.boolean(),
        certificate: z.boolean(),
      }),
      targets,
    })
    .nullable(),
  /** Example data. `working` while they are added or removed; `stopped` where that did not finish. */
  example: z.object({ state: z.enum(['ready', 'working', 'stopped']), group: named.nullable() }).nullable(),
});
export type FirstSteps = z.output<typeof firstSteps>;

export const firstStepsSchemas = {
  getFirstSteps: { response: firstSteps },
  hideFirstSteps: { response: done },
};
