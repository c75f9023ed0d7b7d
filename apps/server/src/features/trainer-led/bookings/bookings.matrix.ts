import { commandOf, emptyRecord } from '@doselore/contract';
import {
  cancelProject,
  cancelProjectRequest,
  changeProject,
  changeProjectRequest,
  changeTimesOfInterest,
  createProject,
  createProjectRequest,
  getProject,
  getProjectRequest,
  getProjectsCsv,
  getRequestCalendar,
  getRequestOptions,
  getTimesOfInterest,
  listProjectChoices,
  listProjects,
  projectFields,
  proposeTimes,
  requestFields,
  switchBookings,
} from '@doselore/contract/bookings';
import { once, opened } from '../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { type At, exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { confirmingExamples, confirmingRecords } from './confirming/confirming.examples.factory.ts';

const [projectId, projectRequestId, productId, organiserId] = [700005, 700006, 700007, 700008];
const project = { ...emptyRecord(projectFields), title: 'MKR_PROJECT', organiser_user_id: organiserId };
const request = {
  ...emptyRecord(requestFields),
  delegates: 12,
  minutes: 180,
  slot: 'am' as const,
  assessment_type: 'none' as const,
};
const reason = () => ({ reason: 'Not needed', ...once() });
const openAgain = `update projects set state = 'open', ended_at = null, end_reason = null;
  update project_requests set state = 'draft', end_reason = null where id = ${projectRequestId}`;

export const matrix: RoomMatrix = {
  records: `insert into site_settings values ('bookings', 'on') on conflict (name) do update set value = 'on';
    insert into users (id, first_name, last_name, username, email, state) overriding system value
      values (${organiserId}, 'An', 'Organiser', 'an.organiser', 'an.organiser@example.org', 'active');
    insert into group_managers (group_id, user_id) select group_id, ${organiserId} from subgroups order by group_id limit 1;
    insert into abstract_courses (id, title, default_months) overriding system value values (${productId}, 'Otoscopy', 12);
    insert into courses (abstract_course_id, deliverable_id, version, is_live) values (${productId}, 4, 1, true);
    insert into projects (id, group_id, organiser_user_id, title, created_by) overriding system value
      select ${projectId}, group_id, user_id, 'MKR_PROJECT', user_id from group_managers where user_id = ${organiserId};
    insert into project_requests (id, project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
      slot) overriding system value values (${projectRequestId}, ${projectId}, ${productId}, 4, 0, 12, 180, 'am');
    ${confirmingRecords}`,
  words: () => ({ projectId, projectRequestId }),
  deletedElsewhere: {
    times_of_interest:
      'the same function that adds dates deletes them, with one row of the audit trail: bookings.test.ts',
  },
  examples: [
    ...confirmingExamples,
    exampleOf(listProjects, siteAdmins),
    exampleOf(getProjectsCsv, siteAdmins),
    exampleOf(getProject, siteAdmins),
    exampleOf(createProject, siteAdmins, {
      body: ({ world }: At) =>
        commandOf({ ...project, groupId: world.homes.HIGH.groupId, subgroupId: null, ...once() }),
      tidyUp: `delete from projects where title <> 'MKR_BOOKED' and id <> ${projectId}`,
    }),
    exampleOf(changeProject, siteAdmins, { body: () => commandOf(opened(project, { notes: 'By car' })) }),
    exampleOf(cancelProject, siteAdmins, { body: reason, tidyUp: openAgain }),
    exampleOf(listProjectChoices, siteAdmins),
    exampleOf(createProjectRequest, siteAdmins, {
      body: () => commandOf({ ...request, productId, ...once() }),
      tidyUp: `delete from project_requests where project_id = ${projectId} and id <> ${projectRequestId}`,
    }),
    exampleOf(getProjectRequest, siteAdmins),
    exampleOf(changeProjectRequest, siteAdmins, { body: () => commandOf(opened(request, { delegates: 14 })) }),
    exampleOf(cancelProjectRequest, siteAdmins, { body: reason, tidyUp: openAgain }),
    exampleOf(getTimesOfInterest, siteAdmins),
    exampleOf(changeTimesOfInterest, siteAdmins, { body: () => ({ times: '[]', baseValues: { times: '[]' } }) }),
    exampleOf(getRequestOptions, siteAdmins),
    exampleOf(getRequestCalendar, siteAdmins, { query: { month: '2027-03' } }),
    exampleOf(proposeTimes, siteAdmins, { body: () => ({ slot: 'am' }) }),
    exampleOf(switchBookings, siteAdmins, { body: () => ({ isOn: true }) }),
  ],
};
