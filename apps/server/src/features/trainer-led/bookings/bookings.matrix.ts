import { commandOf, emptyRecord } from '@doselore/contract';
import {
  answerEnquiries,
  cancelProject,
  cancelProjectRequest,
  changeProject,
  changeProjectRequest,
  changeTimesOfInterest,
  countOwnEnquiries,
  createProject,
  createProjectRequest,
  enquireTrainers,
  enterAnswers,
  getEnquiries,
  getProject,
  getProjectRequest,
  getProjectsCsv,
  getRequestCalendar,
  getRequestOptions,
  getScoreData,
  getTimesOfInterest,
  getTrainerQuestionsCsv,
  handleProblem,
  listOwnEnquiries,
  listProjectChoices,
  listProjects,
  listTrainerQuestions,
  projectFields,
  proposeTimes,
  remindTrainers,
  requestFormFields,
  switchBookings,
  takeBackAnswer,
  testCancelProject,
} from '@doselore/contract/bookings';
import { once, opened } from '../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { type At, exampleOf, type FindIds, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { anyTrainer } from '../../../test-support/matrix/expectations.ts';
import { confirmingExamples, confirmingRecords } from './confirming/confirming.examples.factory.ts';
import { daysExamples, daysRecords } from './multi-day/days.examples.factory.ts';
import { organisingExamples, organisingRecords } from './organising/organising.examples.factory.ts';
import { placeEnquiryExamples, placeEnquiryRecords } from './place-enquiries/place-enquiries.examples.factory.ts';
import { twoInOneExamples, twoInOneRecords } from './two-in-one/two-in-one.examples.factory.ts';

const [projectId, projectRequestId, productId, organiserId] = [700005, 700006, 700007, 700008];
const project = { ...emptyRecord(projectFields), title: 'MKR_PROJECT', organiser_user_id: organiserId };
const request = {
  ...emptyRecord(requestFormFields),
  delegates: 12,
  minutes: 180,
  slot: 'am' as const,
  assessment_type: 'none' as const,
};
const reason = () => ({ reason: 'Not needed', ...once() });
const openAgain = `update projects set state = 'open', ended_at = null, end_reason = null;
  update project_requests set state = 'draft', end_reason = null where id = ${projectRequestId}`;

const answerId = 700009;
/** Question to a trainer: its id is that of the trainer above this number. */
const enquiriesFrom = 800000;
const trainers = { virtualGroupAdmin: anyTrainer };
const ownEnquiry = ({ world, persona }: At) =>
  enquiriesFrom + (persona === 'anon' ? 0 : world.users[persona === 'super' ? 'trainer' : persona]);
const askAgain = `update availability_enquiries set state = 'sent', ended_at = null, answer_id = null, reminded_at = '{}';
  delete from availability_answers where id <> ${answerId};
  update times_of_interest set state = 'enquired' where id > ${enquiriesFrom};
  update project_requests set state = 'seeking' where id between ${enquiriesFrom} and ${enquiriesFrom + 99_999}`;
/** A date of each organisation about which the trainers of its courses are asked. */
const asking = `insert into projects (id, group_id, organiser_user_id, title, created_by) overriding system value
    select ${enquiriesFrom} + v.group_id, v.group_id, ${organiserId}, 'Asked', ${organiserId} from virtual_groups v
    where v.trainer_user_id is not null group by v.group_id;
  insert into project_requests (id, project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
      slot, place, place_postcode, state) overriding system value
    select id, id, ${productId}, 4, 0, 12, 180, 'am', 'Shop', 'PR1 2XX', 'seeking' from projects where id > ${enquiriesFrom};
  insert into times_of_interest (id, project_request_id, window_start, window_end, slot, state) overriding system value
    select id, id, date_trunc('day', now()) + interval '60 days', date_trunc('day', now()) + interval '60 days', 'am',
      'enquired' from project_requests where id > ${enquiriesFrom};
  insert into availability_enquiries (id, trainer_user_id, times_of_interest_id, due_at) overriding system value
    select ${enquiriesFrom} + v.trainer_user_id, v.trainer_user_id, ${enquiriesFrom} + min(v.group_id),
      date_trunc('day', now()) + interval '50 days'
    from virtual_groups v where v.trainer_user_id is not null group by v.trainer_user_id;
  insert into availability_answers (id, trainer_user_id, has_other_problem, other_problem, answered_by)
    overriding system value select ${answerId}, min(trainer_user_id), true, 'Late', min(trainer_user_id)
    from availability_enquiries`;

const ofTrainer: FindIds = ({ world }) => ({ trainerUserId: world.users.trainer });

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
    ${asking};
    ${confirmingRecords};
    ${organisingRecords};
    ${placeEnquiryRecords};
    ${daysRecords};
    ${twoInOneRecords}`,
  words: () => ({ projectId, projectRequestId, availabilityAnswerId: answerId }),
  deletedElsewhere: {
    multi_day_dates: 'the same function that adds dates deletes them: days.test.ts',
    times_of_interest:
      'the same function that adds dates deletes them, with one row of the audit trail: bookings.test.ts',
    two_in_one_days: 'the answer that one session stays deletes it, after the question: keep-half.test.ts',
  },
  examples: [
    ...confirmingExamples,
    ...organisingExamples,
    ...placeEnquiryExamples(productId),
    ...daysExamples,
    ...twoInOneExamples,
    exampleOf(listProjects, siteAdmins),
    exampleOf(getProjectsCsv, siteAdmins),
    exampleOf(getProject, siteAdmins),
    exampleOf(createProject, siteAdmins, {
      body: ({ world }: At) =>
        commandOf({ ...project, groupId: world.homes.HIGH.groupId, subgroupId: null, ...once() }),
      tidyUp: `delete from projects where title not in ('MKR_BOOKED', 'MKR_DAYS', 'Asked', 'Chosen') and id <> ${projectId}`,
    }),
    exampleOf(changeProject, siteAdmins, { body: () => commandOf(opened(project, { notes: 'By car' })) }),
    exampleOf(testCancelProject, siteAdmins),
    exampleOf(getScoreData, siteAdmins, { ids: ofTrainer }),
    exampleOf(listTrainerQuestions, siteAdmins, { ids: ofTrainer }),
    exampleOf(getTrainerQuestionsCsv, siteAdmins, { ids: ofTrainer }),
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
    exampleOf(proposeTimes, siteAdmins, { query: { slot: 'am' } }),
    exampleOf(enquireTrainers, siteAdmins, {
      refusedBody: () => ({ timesOfInterestIds: [], excludedTrainerIds: [], thresholds: {}, ...once() }),
    }),
    exampleOf(getEnquiries, siteAdmins),
    exampleOf(listOwnEnquiries, trainers),
    exampleOf(countOwnEnquiries, trainers),
    exampleOf(answerEnquiries, trainers, {
      body: (at) => ({ enquiryIds: [ownEnquiry(at)], problemEnquiryIds: [], hasOtherProblem: false }),
      tidyUp: askAgain,
    }),
    exampleOf(takeBackAnswer, trainers, { refusedBody: () => ({}) }),
    exampleOf(remindTrainers, siteAdmins, { body: (at) => ({ enquiryIds: [ownEnquiry(at)] }), tidyUp: askAgain }),
    exampleOf(enterAnswers, siteAdmins, {
      body: (at) => ({ enquiryIds: [ownEnquiry(at)], answer: 'no' as const, note: 'By telephone' }),
      tidyUp: askAgain,
    }),
    exampleOf(handleProblem, siteAdmins, { refusedBody: () => ({}) }),
    exampleOf(switchBookings, siteAdmins, { body: () => ({ isOn: true }) }),
  ],
};
