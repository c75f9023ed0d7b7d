import { z } from 'zod';
import type { Endpoint, EndpointSchemas } from './endpoint.ts';
import { joinSchemas } from './endpoint-schemas.ts';
import * as absences from './features/absences/index.ts';
import { absencesSchemas } from './features/absences/schemas.ts';
import * as account from './features/account/index.ts';
import { accountSchemas, nameRequestsSchemas } from './features/account/schemas.ts';
import * as audits from './features/audits/index.ts';
import { auditsSchemas } from './features/audits/schemas.ts';
import * as auth from './features/auth/index.ts';
import {
  authSchemas,
  ownAccessSchemas,
  passkeysSchemas,
  twoStepPolicySchemas,
  twoStepSchemas,
} from './features/auth/schemas.ts';
import * as badges from './features/badges/index.ts';
import { badgesSchemas } from './features/badges/schemas.ts';
import * as bookings from './features/bookings/index.ts';
import {
  askingSchemas,
  bookingsSchemas,
  choosingSchemas,
  confirmingSchemas,
  multiDaySchemas,
  organisingSchemas,
  placeEnquiriesSchemas,
  trainerRecordSchemas,
  twoInOneSchemas,
} from './features/bookings/schemas.ts';
import * as brokenManagers from './features/broken-managers/index.ts';
import { brokenManagersSchemas } from './features/broken-managers/schemas.ts';
import * as certificateSettings from './features/certificate-settings/index.ts';
import { certificateSettingsSchemas } from './features/certificate-settings/schemas.ts';
import * as certificates from './features/certificates/index.ts';
import {
  certificatesSchemas,
  previewsSchemas,
  reissuesSchemas,
  sessionSchemas,
} from './features/certificates/schemas.ts';
import * as courseAssessments from './features/course-assessments/index.ts';
import { assessingSchemas } from './features/course-assessments/schemas.ts';
import * as courseDelegates from './features/course-delegates/index.ts';
import { answersSchemas, delegatesSchemas, waitingListSchemas } from './features/course-delegates/schemas.ts';
import * as courseEnding from './features/course-ending/index.ts';
import { endingSchemas } from './features/course-ending/schemas.ts';
import * as courseMessages from './features/course-messages/index.ts';
import { messagesSchemas } from './features/course-messages/schemas.ts';
import * as coursePlanning from './features/course-planning/index.ts';
import { planningSchemas } from './features/course-planning/schemas.ts';
import * as courseRegister from './features/course-register/index.ts';
import { registerSchemas } from './features/course-register/schemas.ts';
import * as courseStaffing from './features/course-staffing/index.ts';
import { staffingSchemas } from './features/course-staffing/schemas.ts';
import * as courses from './features/courses/index.ts';
import { archivingSchemas, checklistsSchemas, coursesSchemas, versionsSchemas } from './features/courses/schemas.ts';
import * as cpd from './features/cpd/index.ts';
import { cpdSchemas } from './features/cpd/schemas.ts';
import * as dashboards from './features/dashboards/index.ts';
import { dashboardsSchemas, placeHomeSchemas } from './features/dashboards/schemas.ts';
import * as delegateNeeds from './features/delegate-needs/index.ts';
import { delegateNeedsSchemas } from './features/delegate-needs/schemas.ts';
import * as distance from './features/distance/index.ts';
import { distanceSchemas, distanceTrialsSchemas } from './features/distance/schemas.ts';
import * as documents from './features/documents/index.ts';
import { documentsSchemas } from './features/documents/schemas.ts';
import * as exportsRoom from './features/exports/index.ts';
import { exportsSchemas } from './features/exports/schemas.ts';
import * as externalCourses from './features/external-courses/index.ts';
import {
  catalogueSchemas,
  externalCoursesSchemas,
  queueSchemas,
  verdictsSchemas,
} from './features/external-courses/schemas.ts';
import * as feedbackForms from './features/feedback-forms/index.ts';
import { feedbackFormsSchemas } from './features/feedback-forms/schemas.ts';
import * as firstSteps from './features/first-steps/index.ts';
import { exampleDataSchemas, firstStepsSchemas } from './features/first-steps/schemas.ts';
import * as groups from './features/groups/index.ts';
import { groupsSchemas } from './features/groups/schemas.ts';
import * as imports from './features/imports/index.ts';
import { importsSchemas } from './features/imports/schemas.ts';
import * as learning from './features/learning/index.ts';
import { learningSchemas, trialsSchemas } from './features/learning/schemas.ts';
import * as learningRecords from './features/learning-records/index.ts';
import { learningRecordsSchemas } from './features/learning-records/schemas.ts';
import * as learningZone from './features/learning-zone/index.ts';
import { learningZoneSchemas } from './features/learning-zone/schemas.ts';
import * as leaving from './features/leaving/index.ts';
import { leavingSchemas } from './features/leaving/schemas.ts';
import * as ledger from './features/ledger/index.ts';
import { ledgerSchemas } from './features/ledger/schemas.ts';
import * as licenceIssue from './features/licence-issue/index.ts';
import { licenceIssueSchemas } from './features/licence-issue/schemas.ts';
import * as licenceLevels from './features/licence-levels/index.ts';
import { licenceLevelsSchemas } from './features/licence-levels/schemas.ts';
import * as licenceOrders from './features/licence-orders/index.ts';
import { licenceOrdersSchemas } from './features/licence-orders/schemas.ts';
import * as licenceRequests from './features/licence-requests/index.ts';
import { licenceRequestsSchemas } from './features/licence-requests/schemas.ts';
import * as licenceStock from './features/licence-stock/index.ts';
import { licenceStockSchemas, movesSchemas } from './features/licence-stock/schemas.ts';
import * as licences from './features/licences/index.ts';
import { licencesSchemas, takeBackSchemas } from './features/licences/schemas.ts';
import * as linkedCourses from './features/linked-courses/index.ts';
import { linkedCoursesSchemas } from './features/linked-courses/schemas.ts';
import * as locations from './features/locations/index.ts';
import { locationsSchemas } from './features/locations/schemas.ts';
import * as managers from './features/managers/index.ts';
import { managersSchemas } from './features/managers/schemas.ts';
import * as members from './features/members/index.ts';
import { membershipSchemas, membersSchemas, passwordLinksSchemas } from './features/members/schemas.ts';
import * as merges from './features/merges/index.ts';
import { duplicateRecordsSchemas, duplicatesSchemas, mergesSchemas } from './features/merges/schemas.ts';
import * as myLearning from './features/my-learning/index.ts';
import { myLearningSchemas } from './features/my-learning/schemas.ts';
import * as notifications from './features/notifications/index.ts';
import { noticeChoicesSchemas, notificationsSchemas } from './features/notifications/schemas.ts';
import * as organisedCourses from './features/organised-courses/index.ts';
import { organisedCoursesSchemas } from './features/organised-courses/schemas.ts';
import * as packages from './features/packages/index.ts';
import { packagesSchemas } from './features/packages/schemas.ts';
import * as paperCourses from './features/paper-courses/index.ts';
import { paperCoursesSchemas, paperFeedbackSchemas, resultsSchemas } from './features/paper-courses/schemas.ts';
import * as personalData from './features/personal-data/index.ts';
import { personalDataSchemas } from './features/personal-data/schemas.ts';
import * as productDetails from './features/product-details/index.ts';
import { productDetailsSchemas } from './features/product-details/schemas.ts';
import * as questions from './features/questions/index.ts';
import { questionsSchemas } from './features/questions/schemas.ts';
import * as renewals from './features/renewals/index.ts';
import { renewalsSchemas, trainingStatusSchemas } from './features/renewals/schemas.ts';
import * as resources from './features/resources/index.ts';
import { resourcesSchemas } from './features/resources/schemas.ts';
import * as savedViews from './features/saved-views/index.ts';
import { savedViewsSchemas } from './features/saved-views/schemas.ts';
import * as scheduling from './features/scheduling/index.ts';
import { bookingSettingsSchemas, journeysSchemas, schedulingSchemas } from './features/scheduling/schemas.ts';
import * as search from './features/search/index.ts';
import { searchSchemas } from './features/search/schemas.ts';
import * as sessionFeedback from './features/session-feedback/index.ts';
import { sessionFeedbackSchemas } from './features/session-feedback/schemas.ts';
import * as sessionMaterials from './features/session-materials/index.ts';
import { sessionMaterialsSchemas } from './features/session-materials/schemas.ts';
import * as settings from './features/settings/index.ts';
import { settingsSchemas } from './features/settings/schemas.ts';
import * as signInSheets from './features/sign-in-sheets/index.ts';
import { signInSheetsSchemas } from './features/sign-in-sheets/schemas.ts';
import * as siteStatus from './features/site-status/index.ts';
import { siteStatusSchemas } from './features/site-status/schemas.ts';
import * as storedFiles from './features/stored-files/index.ts';
import { storedFilesSchemas } from './features/stored-files/schemas.ts';
import * as subgroups from './features/subgroups/index.ts';
import { subgroupsSchemas } from './features/subgroups/schemas.ts';
import * as terms from './features/terms/index.ts';
import { termsSchemas } from './features/terms/schemas.ts';
import * as trainerDays from './features/trainer-days/index.ts';
import { trainerDaysSchemas } from './features/trainer-days/schemas.ts';
import * as trainers from './features/trainers/index.ts';
import { availabilitySchemas, trainersSchemas } from './features/trainers/schemas.ts';
import * as users from './features/users/index.ts';
import { superAdminsSchemas, usersSchemas } from './features/users/schemas.ts';
import * as venues from './features/venues/index.ts';
import { venuesSchemas } from './features/venues/schemas.ts';
import * as videoMeetings from './features/video-meetings/index.ts';
import { videoMeetingsSchemas } from './features/video-meetings/schemas.ts';
import * as virtualGroupHealth from './features/virtual-group-health/index.ts';
import { virtualGroupHealthSchemas } from './features/virtual-group-health/schemas.ts';
import * as virtualGroups from './features/virtual-groups/index.ts';
import { detailsSchemas, virtualGroupsSchemas } from './features/virtual-groups/schemas.ts';
import * as workHistory from './features/work-history/index.ts';
import { workHistorySchemas } from './features/work-history/schemas.ts';

/** Every room, with the schemas of its endpoints. Only the server and tests load all of them. */
const rooms = [
  joinSchemas(bookings, {
    ...askingSchemas,
    ...bookingsSchemas,
    ...choosingSchemas,
    ...confirmingSchemas,
    ...trainerRecordSchemas,
    ...twoInOneSchemas,
    ...organisingSchemas,
    ...placeEnquiriesSchemas,
    ...multiDaySchemas,
  }),
  joinSchemas(absences, absencesSchemas),
  joinSchemas(account, { ...accountSchemas, ...nameRequestsSchemas }),
  joinSchemas(audits, auditsSchemas),
  joinSchemas(auth, {
    ...authSchemas,
    ...ownAccessSchemas,
    ...passkeysSchemas,
    ...twoStepPolicySchemas,
    ...twoStepSchemas,
  }),
  joinSchemas(badges, badgesSchemas),
  joinSchemas(brokenManagers, brokenManagersSchemas),
  joinSchemas(certificates, { ...certificatesSchemas, ...previewsSchemas, ...reissuesSchemas, ...sessionSchemas }),
  joinSchemas(courses, {
    ...archivingSchemas,
    ...checklistsSchemas,
    ...coursesSchemas,
    ...versionsSchemas,
  }),
  joinSchemas(cpd, cpdSchemas),
  joinSchemas(dashboards, { ...dashboardsSchemas, ...placeHomeSchemas }),
  joinSchemas(delegateNeeds, delegateNeedsSchemas),
  joinSchemas(distance, { ...distanceSchemas, ...distanceTrialsSchemas }),
  joinSchemas(exportsRoom, exportsSchemas),
  joinSchemas(externalCourses, {
    ...catalogueSchemas,
    ...externalCoursesSchemas,
    ...queueSchemas,
    ...verdictsSchemas,
  }),
  joinSchemas(groups, groupsSchemas),
  joinSchemas(imports, importsSchemas),
  joinSchemas(learning, { ...learningSchemas, ...trialsSchemas }),
  joinSchemas(licenceIssue, licenceIssueSchemas),
  joinSchemas(ledger, ledgerSchemas),
  joinSchemas(licenceLevels, licenceLevelsSchemas),
  joinSchemas(licenceOrders, licenceOrdersSchemas),
  joinSchemas(licenceRequests, licenceRequestsSchemas),
  joinSchemas(licenceStock, { ...licenceStockSchemas, ...movesSchemas }),
  joinSchemas(licences, { ...licencesSchemas, ...takeBackSchemas }),
  joinSchemas(locations, locationsSchemas),
  joinSchemas(managers, managersSchemas),
  joinSchemas(leaving, leavingSchemas),
  joinSchemas(members, { ...membersSchemas, ...membershipSchemas, ...passwordLinksSchemas }),
  joinSchemas(merges, { ...duplicateRecordsSchemas, ...duplicatesSchemas, ...mergesSchemas }),
  joinSchemas(learningZone, learningZoneSchemas),
  joinSchemas(myLearning, myLearningSchemas),
  joinSchemas(notifications, { ...noticeChoicesSchemas, ...notificationsSchemas }),
  joinSchemas(organisedCourses, organisedCoursesSchemas),
  joinSchemas(packages, packagesSchemas),
  joinSchemas(paperCourses, { ...paperCoursesSchemas, ...paperFeedbackSchemas, ...resultsSchemas }),
  joinSchemas(personalData, personalDataSchemas),
  joinSchemas(productDetails, productDetailsSchemas),
  joinSchemas(questions, questionsSchemas),
  joinSchemas(documents, documentsSchemas),
  joinSchemas(renewals, { ...renewalsSchemas, ...trainingStatusSchemas }),
  joinSchemas(resources, resourcesSchemas),
  joinSchemas(scheduling, { ...schedulingSchemas, ...journeysSchemas, ...bookingSettingsSchemas }),
  joinSchemas(search, searchSchemas),
  joinSchemas(feedbackForms, feedbackFormsSchemas),
  joinSchemas(sessionFeedback, sessionFeedbackSchemas),
  joinSchemas(sessionMaterials, sessionMaterialsSchemas),
  joinSchemas(settings, settingsSchemas),
  joinSchemas(signInSheets, signInSheetsSchemas),
  joinSchemas(siteStatus, siteStatusSchemas),
  joinSchemas(storedFiles, storedFilesSchemas),
  joinSchemas(firstSteps, { ...firstStepsSchemas, ...exampleDataSchemas }),
  joinSchemas(linkedCourses, linkedCoursesSchemas),
  joinSchemas(certificateSettings, certificateSettingsSchemas),
  joinSchemas(savedViews, savedViewsSchemas),
  joinSchemas(learningRecords, learningRecordsSchemas),
  joinSchemas(workHistory, workHistorySchemas),
  joinSchemas(subgroups, subgroupsSchemas),
  joinSchemas(terms, termsSchemas),
  joinSchemas(trainerDays, trainerDaysSchemas),
  joinSchemas(trainers, { ...availabilitySchemas, ...trainersSchemas }),
  joinSchemas(users, { ...superAdminsSchemas, ...usersSchemas }),
  joinSchemas(venues, venuesSchemas),
  joinSchemas(videoMeetings, videoMeetingsSchemas),
  joinSchemas(virtualGroupHealth, virtualGroupHealthSchemas),
  joinSchemas(courseAssessments, assessingSchemas),
  joinSchemas(courseDelegates, { ...answersSchemas, ...delegatesSchemas, ...waitingListSchemas }),
  joinSchemas(courseEnding, endingSchemas),
  joinSchemas(courseMessages, messagesSchemas),
  joinSchemas(coursePlanning, planningSchemas),
  joinSchemas(courseRegister, registerSchemas),
  joinSchemas(courseStaffing, staffingSchemas),
  joinSchemas(virtualGroups, { ...detailsSchemas, ...virtualGroupsSchemas }),
].flat();

export const allEndpoints: readonly Endpoint[] = rooms.map(([endpoint]) => endpoint);

const schemas = new Map(rooms);
const nothing = z.strictObject({});

/** Returns the schemas of an endpoint. A part without a schema has to be empty. Throws for an endpoint without schemas. */
export function schemasOf(endpoint: Endpoint): Required<EndpointSchemas> {
  const { list, method, path } = endpoint;
  const found = list === undefined ? schemas.get(endpoint) : { ...schemasOf(list), response: z.any() };
  if (found !== undefined) return { params: nothing, query: nothing, body: nothing, ...found };
  throw new Error(
    `${method} ${path} has no schemas. Add them to a *.schemas.ts of its room, and list them in packages/contract/src/all.ts`,
  );
}
