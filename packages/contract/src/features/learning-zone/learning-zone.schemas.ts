import { z } from 'zod';
import { currentUser } from '../auth/auth.schemas.ts';
import { ownWaiting } from '../course-delegates/waiting-list.schemas.ts';
import { myCourse } from '../my-learning/my-learning.schemas.ts';
import { readingRow } from '../resources/resources.schemas.ts';
import { siteInfo } from '../site-status/site-status.schemas.ts';

export const learningZoneSchemas = {
  getMyLearningZone: {
    response: z.object({
      user: currentUser,
      site: siteInfo,
      courses: z.array(myCourse),
      /** Courses that the person waits for. */
      waiting: z.array(ownWaiting),
      /** Documents to read. */
      reading: z.array(readingRow),
    }),
  },
};
