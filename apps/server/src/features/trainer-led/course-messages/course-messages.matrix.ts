import {
  listCourseMessages,
  listLedCourseMessages,
  listOwnCourseMessages,
  sendCourseMessage,
  sendLedCourseMessage,
} from '@doselore/contract/course-messages';
import { once } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, owners, serviceAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownSession } from '../../../test-support/matrix/expectations.ts';

const writing = () => ({ body: 'Bring a coat.', ...once() });
const withoutMessages = 'delete from course_messages';
const ledBy = { virtualGroupAdmin: ownSession };

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listCourseMessages.group, organisationAdmins),
    exampleOf(listCourseMessages.subgroup, serviceAdmins('LOW')),
    exampleOf(sendCourseMessage.group, organisationAdmins, { body: writing, tidyUp: withoutMessages }),
    exampleOf(sendCourseMessage.subgroup, serviceAdmins('LOW'), { body: writing, tidyUp: withoutMessages }),
    exampleOf(listLedCourseMessages, ledBy),
    exampleOf(sendLedCourseMessage, ledBy, { body: writing, tidyUp: withoutMessages }),
    exampleOf(listOwnCourseMessages, owners),
  ],
};
