import {
  cancelCourse,
  closeCourse,
  getCancellation,
  previewCancelling,
  previewClosing,
  reopenCourse,
} from '@doselore/contract/course-ending';
import { because, once } from '../../../test-support/matrix/bodies.ts';
import { owners, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(getCancellation, owners),
    exampleOf(previewClosing, siteAdmins),
    exampleOf(closeCourse, siteAdmins, { body: once }),
    exampleOf(reopenCourse, siteAdmins, { body: because }),
    exampleOf(previewCancelling, siteAdmins),
    exampleOf(cancelCourse, siteAdmins, {
      body: because,
      tidyUp: `update virtual_groups set state = 'scheduled', ended_at = null, end_reason = ''`,
    }),
  ],
};
