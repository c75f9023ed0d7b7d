import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import {
  addUninvited,
  cancelCourse,
  changeDelegates,
  changeManagers,
  changeVirtualGroup,
  closeCourse,
  correctAssessment,
  correctObservation,
  createGroupVirtualGroup,
  createSubgroupVirtualGroup,
  deleteVirtualGroup,
  duplicateVirtualGroup,
  getCancellation,
  getCourseDetails,
  getDelegate,
  getPlan,
  getServiceVirtualGroup,
  getServiceVirtualGroupsCsv,
  getVirtualGroup,
  getVirtualGroupsCsv,
  inviteOrWait,
  issueAfterRegister,
  issueAfterRegisterWithPot,
  leaveWaitingList,
  listAssessments,
  listCourseMessages,
  listDelegateChoices,
  listLedCourseMessages,
  listManagers,
  listMyWaiting,
  listOwnCourseMessages,
  listPlanChoices,
  listServiceVirtualGroups,
  listUninvitedChoices,
  listVirtualGroups,
  listWaiting,
  planVirtualGroup,
  previewCancelling,
  previewClosing,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
  promoteWaiting,
  publishVirtualGroup,
  removeWaiting,
  reopenCourse,
  reportCannotAttend,
  respondToInvitation,
  saveAssessments,
  saveObservation,
  sendCourseMessage,
  sendLedCourseMessage,
  sessionsText,
  takeRegister,
  unpublishVirtualGroup,
  withdrawCannotAttend,
} from '@doselore/contract/virtual-groups';
import { because, once, opened } from '../../../test-support/matrix/bodies.ts';
import {
  adminsOfOrganisationWithService,
  members,
  organisationAdmins,
  owners,
  serviceAdmins,
  sessionAdmins,
  siteAdmins,
} from '../../../test-support/matrix/callers.ts';
import { type At, exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import {
  anyOrganisationAdmin,
  anyServiceAdmin,
  anyTrainer,
  ownService,
  ownSession,
  serviceOfSession,
  showing,
  siteAdmin,
} from '../../../test-support/matrix/expectations.ts';
import { userAt } from '../../../test-support/matrix/licence-bodies.ts';
import { organisationsOfOwnServices, sessionsOfOwnMembers } from '../../../test-support/matrix/marks.ts';

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
const inviting = (at: At) => ({ add: [userAt(at)] });
const waiting = (at: At) => ({ userIds: [userAt(at)] });
const promoting = () => ({ count: 1, ...once() });
const copying = () => ({ day: '2099-01-05', repeatWeekly: 1, ...once() });
const writing = () => ({ body: 'Bring a coat.', ...once() });
const withoutMessages = 'delete from course_messages';
const ledBy = { virtualGroupAdmin: ownSession };
const withoutCopies = `delete from virtual_groups where created_by is not null`;
const withoutDrafts = `delete from virtual_groups where title = 'A session'`;

const listing = {
  superAdmin: siteAdmin,
  groupingAdmin: anyOrganisationAdmin,
  subgroupAdmin: anyServiceAdmin('LOW'),
  virtualGroupAdmin: anyTrainer,
};
const listingOfService = {
  ...adminsOfOrganisationWithService,
  subgroupAdmin: showing(ownService('LOW'), sessionsOfOwnMembers),
};

const correcting = { reason: 'Ticked wrongly', seenCorrections: 0 };
const assessors = { superAdmin: siteAdmin, ...ledBy };

const leading = { virtualGroupAdmin: ownSession };

/** A live course of the product that the sessions teach, so that a new one can be created. */
const taught = `insert into courses (abstract_course_id, deliverable_id, version, is_live)
  select distinct abstract_course_id, 4, 2, true from virtual_groups`;

/** Everybody whom the world has as a delegate also waits, so that they can leave the list. */
const waits = `insert into waiting_list_entries (virtual_group_id, user_id, joined_at)
  select virtual_group_id, user_id, now() from virtual_group_delegates`;
const waitAgain = `update waiting_list_entries set state = 'waiting', offered_until = null`;

export const matrix: RoomMatrix = {
  records: `${taught}; ${waits}`,
  deletedElsewhere: {
    virtual_groups: 'only a draft without delegates is deleted: planning.test.ts',
    virtual_group_sessions: 'a change of the schedule adds and deletes them: kept-sessions.test.ts',
    virtual_group_delegates: 'delegates of the world keep their licences: delegates.test.ts',
  },
  examples: [
    exampleOf(listVirtualGroups, listing),
    exampleOf(getVirtualGroupsCsv, listing),
    exampleOf(listServiceVirtualGroups, listingOfService),
    exampleOf(getServiceVirtualGroupsCsv, listingOfService),
    exampleOf(getVirtualGroup, { ...sessionAdmins, subgroupAdmin: serviceOfSession }),
    exampleOf(getServiceVirtualGroup, serviceAdmins('LOW')),
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
    exampleOf(getCourseDetails, sessionAdmins),
    exampleOf(listManagers, { ...siteAdmins, virtualGroupAdmin: ownSession }),
    exampleOf(changeManagers, siteAdmins, { body: () => ({ userIds: [], baseUserIds: [] }) }),
    exampleOf(reportCannotAttend, leading, {
      body: () => ({ reason: 'Matrix' }),
      tidyUp: 'delete from cannot_attend_reports where settled_at is not null',
    }),
    exampleOf(withdrawCannotAttend, leading),
    exampleOf(deleteVirtualGroup, organisationAdmins),
    exampleOf(listDelegateChoices.group, organisationAdmins),
    exampleOf(listDelegateChoices.subgroup, serviceAdmins('LOW')),
    exampleOf(changeDelegates.group, organisationAdmins, { body: inviting }),
    exampleOf(changeDelegates.subgroup, serviceAdmins('LOW'), { body: inviting }),
    exampleOf(getDelegate, sessionAdmins, { ids: (at) => ({ userId: userAt({ ...at, ids: at.placeIds }) }) }),
    exampleOf(listWaiting.group, organisationAdmins),
    exampleOf(listWaiting.subgroup, serviceAdmins('LOW')),
    exampleOf(inviteOrWait.group, organisationAdmins, { body: waiting, tidyUp: waitAgain }),
    exampleOf(inviteOrWait.subgroup, serviceAdmins('LOW'), { body: waiting, tidyUp: waitAgain }),
    exampleOf(removeWaiting.group, organisationAdmins, { body: waiting, tidyUp: waitAgain }),
    exampleOf(removeWaiting.subgroup, serviceAdmins('LOW'), { body: waiting, tidyUp: waitAgain }),
    exampleOf(promoteWaiting.group, organisationAdmins, { body: promoting, tidyUp: waitAgain }),
    exampleOf(promoteWaiting.subgroup, adminsOfOrganisationWithService, { body: promoting, tidyUp: waitAgain }),
    exampleOf(listCourseMessages.group, organisationAdmins),
    exampleOf(listCourseMessages.subgroup, serviceAdmins('LOW')),
    exampleOf(sendCourseMessage.group, organisationAdmins, { body: writing, tidyUp: withoutMessages }),
    exampleOf(sendCourseMessage.subgroup, serviceAdmins('LOW'), { body: writing, tidyUp: withoutMessages }),
    exampleOf(listLedCourseMessages, ledBy),
    exampleOf(sendLedCourseMessage, ledBy, { body: writing, tidyUp: withoutMessages }),
    exampleOf(listOwnCourseMessages, owners),
    exampleOf(getCancellation, owners),
    exampleOf(listMyWaiting, members),
    exampleOf(leaveWaitingList, owners, { tidyUp: waitAgain }),
    exampleOf(respondToInvitation, owners, { body: () => ({ answer: 'accept' }) }),
    exampleOf(takeRegister, sessionAdmins, {
      body: (at) => ({
        marks: [{ userId: userAt(at), attendance: 'absent' }],
      }),
      tidyUp: `with marks as (delete from session_attendances)
        update virtual_group_delegates set attendance = null, sessions_marked = 0, sessions_present = 0`,
    }),
    exampleOf(listAssessments, sessionAdmins),
    exampleOf(saveAssessments, sessionAdmins, {
      body: (at) => ({ results: [{ userId: userAt(at), result: 'passed' }], ...once() }),
    }),
    exampleOf(saveObservation, sessionAdmins, {
      ids: (at) => ({ userId: userAt({ ...at, ids: at.placeIds }) }),
      body: () => ({ checklistId: 1, met: [], ...once() }),
    }),
    exampleOf(correctAssessment, assessors, {
      ids: (at) => ({ userId: userAt({ ...at, ids: at.placeIds }) }),
      body: () => ({ result: 'failed', score: null, ...correcting }),
    }),
    exampleOf(correctObservation, assessors, {
      ids: (at) => ({ userId: userAt({ ...at, ids: at.placeIds }) }),
      body: () => ({ met: [], ...correcting }),
    }),
    exampleOf(listUninvitedChoices, sessionAdmins),
    exampleOf(addUninvited, sessionAdmins, {
      body: () => ({ email: `${randomUUID()}@example.org`, first_name: 'Una', last_name: 'Vited', ...once() }),
      tidyUp: `with marks as (delete from session_attendances)
        delete from virtual_group_delegates where is_uninvited`,
    }),
    exampleOf(previewRegisterIssue, sessionAdmins),
    exampleOf(issueAfterRegister, sessionAdmins, { body: once }),
    exampleOf(previewRegisterIssueWithPot, organisationAdmins),
    exampleOf(issueAfterRegisterWithPot, organisationAdmins, { body: once }),
    exampleOf(previewClosing, siteAdmins),
    exampleOf(closeCourse, siteAdmins, { body: once }),
    exampleOf(reopenCourse, siteAdmins, { body: because }),
    exampleOf(previewCancelling, siteAdmins),
    exampleOf(cancelCourse, siteAdmins, { body: because, tidyUp: `update virtual_groups set state = 'scheduled'` }),
  ],
};
