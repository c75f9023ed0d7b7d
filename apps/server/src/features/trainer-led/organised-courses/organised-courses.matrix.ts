import { getOrganisedCourse, listOrganisedCourses } from '@doselore/contract/organised-courses';
import { members, owners } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { showing } from '../../../test-support/matrix/expectations.ts';
import { type Marks, ownNames } from '../../../test-support/matrix/marks.ts';

/** Each session of the fixture names the person of its service as organiser. */
const organisers = `with named as (
    update virtual_groups v set organiser_user_id = u.id from users u
    where u.last_name = replace(v.title, '_VG', '_USER') returning u.id)
  insert into user_roles (user_id, role) select distinct id, 'organiser' from named on conflict do nothing`;

/** An organiser sees the name of the service that the course belongs to. */
const withOwnService: Marks = (requester) => [
  ...ownNames(requester),
  ...(requester.persona === 'member' ? ['MKR_HIGH_S1$'] : []),
  ...(requester.persona === 'otherMember' ? ['MKR_HIGH_S2$'] : []),
];

export const matrix: RoomMatrix = {
  records: organisers,
  examples: [
    exampleOf(listOrganisedCourses, { member: showing(members.member, withOwnService) }),
    exampleOf(getOrganisedCourse, { member: showing(owners.member, withOwnService) }),
  ],
};
