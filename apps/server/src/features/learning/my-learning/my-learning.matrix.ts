import {
  getCourseLaunchData,
  getModuleData,
  getSessionCalendar,
  getSessionFeedbackForm,
  listMyCourses,
  listTrainingRecord,
  markCourseOpened,
  saveSessionFeedback,
  startCourse,
} from '@doselore/contract/my-learning';
import { members, owners } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { memberOfOrganisation } from '../../../test-support/matrix/expectations.ts';

export const matrix: RoomMatrix = {
  words: () => ({ courseType: 'online' }),
  examples: [
    exampleOf(listMyCourses, members),
    exampleOf(getModuleData, { member: memberOfOrganisation }),
    exampleOf(getCourseLaunchData, { member: memberOfOrganisation }),
    exampleOf(getSessionCalendar, owners),
    exampleOf(getSessionFeedbackForm, owners),
    exampleOf(saveSessionFeedback, owners, { body: () => ({ trainer: 5, content: 4, venue: 3 }) }),
    exampleOf(listTrainingRecord, members),
    exampleOf(
      markCourseOpened,
      { member: memberOfOrganisation },
      { unaudited: { licences: 'the holder has only looked at the course' } },
    ),
    exampleOf(startCourse, { member: memberOfOrganisation }),
  ],
};
