import { getOrganisedCourse, listOrganisedCourses } from '@doselore/contract/organised-courses';
import { members } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { showing } from '../../test-support/matrix/expectations.ts';
import { nothing } from '../../test-support/matrix/marks.ts';

/** Nobody of the fixture is an organiser: organised-courses.test.ts tests who is. */
const nobody = showing({ isRelated: () => false, shows: nothing }, nothing);

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listOrganisedCourses, { member: showing(members.member, nothing) }),
    exampleOf(getOrganisedCourse, { member: nobody }),
  ],
};
