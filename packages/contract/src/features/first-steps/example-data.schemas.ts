import { z } from 'zod';
import { done } from '../../common.schemas.ts';
import { exampleObstacleKinds } from './first-steps.rules.ts';

/** A record of the site's own. `elsewhere` is an example person who is a member of another organisation. */
const obstacle = z.object({ kind: z.enum(exampleObstacleKinds), name: z.string() });
export type ExampleObstacle = z.output<typeof obstacle>;

const removal = z.object({
  group: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  obstacles: z.array(obstacle),
  /** Licences that an admin bought for the example organisation and that are not issued. */
  licences: z.number().int(),
  /** True where other organisations have licences of the example course, which then stays. */
  keeps_course: z.boolean(),
});
export type ExampleRemoval = z.output<typeof removal>;

export const exampleDataSchemas = {
  addExampleData: { response: done },
  previewExampleRemoval: { response: removal },
  removeExampleData: {
    /** `writesOff` agrees to write off the licences that were bought for the example organisation. */
    body: z.strictObject({ writesOff: z.boolean() }),
    response: done,
  },
};
