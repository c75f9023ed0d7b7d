import { z } from 'zod';
import { id, moment } from '../../common.schemas.ts';
import { courseDetail } from './courses.schemas.ts';

const courseVersion = z.object({
  /** Id of the course that this version is. */
  id: z.number().int(),
  version: z.number().int(),
  deliverable_id: z.number().int(),
  is_live: z.boolean(),
  created_at: moment,
  /** Time at which the version first went live. Null for a version that never did. */
  went_live_at: moment.nullable(),
  modules: z.number().int(),
  /** Licences that were started on this version, and those of them in progress. */
  learners: z.number().int(),
  in_progress: z.number().int(),
});
export type CourseVersion = z.output<typeof courseVersion>;

const oneCourse = z.strictObject({ courseId: id });

export const versionsSchemas = {
  listVersions: { params: oneCourse, response: z.array(courseVersion) },
  addVersion: {
    params: oneCourse,
    body: z.strictObject({ idempotencyKey: z.uuid() }),
    response: courseDetail,
  },
  goLive: {
    params: oneCourse,
    /** Id of the live version that the screen showed. Null while none was live. */
    body: z.strictObject({ seenLiveId: id.nullable() }),
    response: courseDetail,
  },
};
