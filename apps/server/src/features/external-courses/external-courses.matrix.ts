import {
  addEvidence,
  addExternalEntry,
  changeExternalEntry,
  deleteExternalEntry,
  getEvidence,
  getExternalEntry,
  listExternalCourses,
} from '@doselore/contract/external-courses';
import { members, owners } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { picture } from '../../test-support/matrix/files.ts';

const externalEntry = {
  external_course_id: null,
  title: 'First aid',
  provider: 'Somebody',
  completed_on: '2026-01-02',
  months: 36,
};

export const matrix: RoomMatrix = {
  ids: ({ attempt }) => ({ externalCourseUserId: attempt.externalCourseUserId }),
  examples: [
    exampleOf(listExternalCourses, members),
    exampleOf(getExternalEntry, owners),
    exampleOf(addExternalEntry, members, { body: () => externalEntry }),
    exampleOf(changeExternalEntry, owners, { body: () => externalEntry }),
    exampleOf(addEvidence, owners, { file: picture }),
    exampleOf(getEvidence, owners),
    exampleOf(deleteExternalEntry, owners),
  ],
};
