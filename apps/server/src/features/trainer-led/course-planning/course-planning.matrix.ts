import { commandOf } from '@doselore/contract';
import {
  changeVirtualGroup,
  createGroupVirtualGroup,
  createSubgroupVirtualGroup,
  deleteVirtualGroup,
  duplicateVirtualGroup,
  getPlan,
  listPlanChoices,
  planVirtualGroup,
  publishVirtualGroup,
  sessionsText,
  unpublishVirtualGroup,
} from '@doselore/contract/course-planning';
import { once, opened } from '../../../test-support/matrix/bodies.ts';
import {
  adminsOfOrganisationWithService,
  organisationAdmins,
  serviceAdmins,
  siteAdmins,
} from '../../../test-support/matrix/callers.ts';
import { type At, exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownService, showing } from '../../../test-support/matrix/expectations.ts';
import { organisationsOfOwnServices } from '../../../test-support/matrix/marks.ts';

const fields = {
  title: 'A session',
  delegatePlacesAllowed: 12,
  minimum_delegates: 0,
  organiserUserId: null,
  what_to_bring: null,
  sessions_required: null,
  waiting_list: 'automatic' as const,
  assessment_type: 'none' as const,
  postTrainingDaysAllowed: 0,
};
const schedule = {
  sessions: sessionsText([]),
  trainerUserId: null,
  venueId: null,
  place: null,
  video_account_id: null,
  meeting_url: null,
  meeting_id: null,
  meeting_passcode: null,
};
const newCourse = ({ world }: At) =>
  commandOf({ ...fields, productId: world.freeProductId, certificateMonths: 12, ...once() });
const changed = () => commandOf(opened(fields, { minimum_delegates: 1 }));
const copying = () => ({ day: '2099-01-05', repeatWeekly: 1, ...once() });
const withoutCopies = `delete from virtual_groups where created_by is not null`;
const withoutDrafts = `delete from virtual_groups where title = 'A session'`;
/** A live course of the product that the sessions teach, so that a new one can be created. */
const taught = `insert into courses (abstract_course_id, deliverable_id, version, is_live)
  select distinct abstract_course_id, 4, 2, true from virtual_groups`;

export const matrix: RoomMatrix = {
  records: taught,
  deletedElsewhere: {
    virtual_groups: 'only a draft without delegates is deleted: planning.test.ts',
    virtual_group_sessions: 'a change of the schedule adds and deletes them: kept-sessions.test.ts',
  },
  examples: [
    exampleOf(createGroupVirtualGroup, siteAdmins, { body: newCourse, tidyUp: withoutDrafts }),
    exampleOf(createSubgroupVirtualGroup, adminsOfOrganisationWithService, { body: newCourse, tidyUp: withoutDrafts }),
    exampleOf(duplicateVirtualGroup.group, siteAdmins, { body: copying, tidyUp: withoutCopies }),
    exampleOf(duplicateVirtualGroup.subgroup, adminsOfOrganisationWithService, {
      body: copying,
      tidyUp: withoutCopies,
    }),
    exampleOf(listPlanChoices.group, organisationAdmins),
    // The organisers of the organisation can be chosen.
    exampleOf(listPlanChoices.subgroup, {
      ...serviceAdmins('MED'),
      subgroupAdmin: showing(ownService('MED'), organisationsOfOwnServices),
    }),
    exampleOf(getPlan.group, organisationAdmins),
    exampleOf(getPlan.subgroup, serviceAdmins('MED')),
    exampleOf(changeVirtualGroup.group, organisationAdmins, { body: changed }),
    exampleOf(changeVirtualGroup.subgroup, serviceAdmins('MED'), { body: changed }),
    exampleOf(planVirtualGroup, siteAdmins, { body: () => commandOf(opened(schedule)) }),
    exampleOf(publishVirtualGroup, siteAdmins),
    exampleOf(unpublishVirtualGroup, siteAdmins, {
      tidyUp: `update virtual_groups set state = 'scheduled' where state = 'draft'`,
    }),
    exampleOf(deleteVirtualGroup, organisationAdmins),
  ],
};
