import type { Route } from '../platform/http/index.ts';
import type { Job, TaskKind, Worker } from '../platform/jobs/index.ts';
import type { Services } from '../platform/services.ts';
import { brokenManagerRoutes, purgeFixPlans } from './administration/broken-managers/index.ts';
import { countingSite, dashboardRoutes } from './administration/dashboards/index.ts';
import { exportRoutes, exportWorker, purgeExports } from './administration/exports/index.ts';
import { endingFirstSteps, firstStepsRoutes } from './administration/first-steps/index.ts';
import { importRoutes, importTask, purgeImports } from './administration/imports/index.ts';
import { learningZoneRoutes } from './administration/learning-zone/index.ts';
import { leavingRoutes } from './administration/leaving/index.ts';
import {
  duplicateRecordRoutes,
  duplicateRoutes,
  mergeRoutes,
  purgeMerges,
  searchingDuplicates,
} from './administration/merges/index.ts';
import { applyRetention, erasureTask, personalDataRoutes } from './administration/personal-data/index.ts';
import { searchRoutes } from './administration/search/index.ts';
import { badgeRoutes, rotateBadgeKeys } from './certificates/badges/index.ts';
import { certificateSettingsRoutes } from './certificates/certificate-settings/index.ts';
import {
  certificateJobs,
  certificateRoutes,
  createCertificateRenderer,
  reissueTask,
} from './certificates/certificates/index.ts';
import { courseFollowers } from './course-followers.ts';
import { courseRoutes, workOutMinutes } from './learning/courses/index.ts';
import { cpdRoutes } from './learning/cpd/index.ts';
import { distanceRoutes } from './learning/distance/index.ts';
import { externalCourseRoutes } from './learning/external-courses/index.ts';
import { feedbackFormRoutes } from './learning/feedback-forms/index.ts';
import { learningRoutes } from './learning/learning/index.ts';
import { learningRecordsRoutes } from './learning/learning-records/index.ts';
import { linkedCoursesRoutes } from './learning/linked-courses/index.ts';
import { myLearningRoutes } from './learning/my-learning/index.ts';
import { packageRoutes } from './learning/packages/index.ts';
import { paperCourseRoutes } from './learning/paper-courses/index.ts';
import { productDetailRoutes, remindOfProducts } from './learning/product-details/index.ts';
import { purgeQuestions, questionRoutes } from './learning/questions/index.ts';
import { ledgerJobs, ledgerRoutes } from './licences/ledger/index.ts';
import { licenceIssueRoutes } from './licences/licence-issue/index.ts';
import { levelRoutes } from './licences/licence-levels/index.ts';
import { licenceOrderRoutes } from './licences/licence-orders/index.ts';
import { lapsingRequests, licenceRequestRoutes } from './licences/licence-requests/index.ts';
import { licenceStockRoutes } from './licences/licence-stock/index.ts';
import { licenceRoutes, notifyIssued } from './licences/licences/index.ts';
import { renewalRoutes } from './licences/renewals/index.ts';
import { accountRoutes } from './people/account/index.ts';
import { groupRoutes } from './people/groups/index.ts';
import { managerRoutes } from './people/managers/index.ts';
import {
  maintainProvisionalAccounts,
  memberRoutes,
  passwordLinkRoutes,
  passwordLinksTask,
  purgeLinkRounds,
} from './people/members/index.ts';
import { subgroupRoutes } from './people/subgroups/index.ts';
import { superAdminRoutes, userRoutes } from './people/users/index.ts';
import { workHistoryRoutes } from './people/work-history/index.ts';
import { locationRoutes } from './scheduling/locations/index.ts';
import { schedulingRoutes } from './scheduling/scheduling/index.ts';
import { availabilityRoutes, countingFeedback, trainerRoutes } from './scheduling/trainers/index.ts';
import { venueRoutes } from './scheduling/venues/index.ts';
import { meetingWorker, videoMeetingRoutes } from './scheduling/video-meetings/index.ts';
import { auditRoutes, sealing, verifying } from './site/audits/index.ts';
import { authRoutes, createPasswords, passwordResetTask, purgeThrottles } from './site/auth/index.ts';
import {
  createSignatureSheetRenderer,
  documentNoticesTask,
  documentRemindersTask,
  documentRoutes,
  newDocumentsTask,
  queueDocumentNotices,
  remindOfReviews,
  scanWorker,
} from './site/documents/index.ts';
import { notificationRoutes, openLiveNotifications, purgeNotifications } from './site/notifications/index.ts';
import { resourceRoutes } from './site/resources/index.ts';
import { savedViewsRoutes } from './site/saved-views/index.ts';
import { settingsRoutes } from './site/settings/index.ts';
import { siteStatusRoutes } from './site/site-status/index.ts';
import { cleaningFiles, storedFileRoutes } from './site/stored-files/index.ts';
import { termsRoutes } from './site/terms/index.ts';
import { absenceRoutes } from './trainer-led/absences/index.ts';
import { bookingJobs, bookingRoutes, bookingTasks } from './trainer-led/bookings/index.ts';
import { assessingRoutes } from './trainer-led/course-assessments/index.ts';
import { invitationsTask, watchInvitations } from './trainer-led/course-calendars/index.ts';
import { setFollowers } from './trainer-led/course-changes/index.ts';
import {
  delegateRoutes,
  waitingListRoutes,
  waitingListTask,
  watchWaitingLists,
} from './trainer-led/course-delegates/index.ts';
import { endingRoutes } from './trainer-led/course-ending/index.ts';
import { messageRoutes } from './trainer-led/course-messages/index.ts';
import { planningRoutes } from './trainer-led/course-planning/index.ts';
import { registerRoutes } from './trainer-led/course-register/index.ts';
import { reminderTask, watchReminders } from './trainer-led/course-reminders/index.ts';
import { staffingRoutes } from './trainer-led/course-staffing/index.ts';
import { delegateNeedsRoutes, purgeNeeds } from './trainer-led/delegate-needs/index.ts';
import { organisedCourseRoutes } from './trainer-led/organised-courses/index.ts';
import { organiserNewsTask } from './trainer-led/organiser-notices/index.ts';
import { sessionFeedbackRoutes } from './trainer-led/session-feedback/index.ts';
import { sessionMaterialsRoutes } from './trainer-led/session-materials/index.ts';
import { createSheetRenderer, purgeSignedSheets, signInSheetRoutes } from './trainer-led/sign-in-sheets/index.ts';
import { trainerDayRoutes } from './trainer-led/trainer-days/index.ts';
import { virtualGroupHealthRoutes } from './trainer-led/virtual-group-health/index.ts';
import { virtualGroupRoutes } from './trainer-led/virtual-groups/index.ts';

setFollowers(courseFollowers);

type Rooms = { routes: Route[]; endStreams: () => Promise<void>; close: () => Promise<void> };

/** Opens all rooms and collects their routes. `close` ends the work that they started, after the last request. */
export function openRooms(services: Services): Rooms {
  const certificates = createCertificateRenderer();
  const sheets = createSheetRenderer();
  const signatures = createSignatureSheetRenderer();
  const passwords = createPasswords(services.config.cores);
  const live = openLiveNotifications(services);
  const routes = [
    authRoutes(passwords),
    accountRoutes(passwords),
    siteStatusRoutes,
    groupRoutes,
    workHistoryRoutes,
    subgroupRoutes,
    virtualGroupRoutes,
    planningRoutes,
    delegateRoutes,
    waitingListRoutes,
    staffingRoutes,
    registerRoutes,
    assessingRoutes,
    endingRoutes,
    messageRoutes,
    schedulingRoutes,
    virtualGroupHealthRoutes,
    feedbackFormRoutes,
    sessionFeedbackRoutes,
    absenceRoutes,
    signInSheetRoutes(sheets),
    delegateNeedsRoutes,
    sessionMaterialsRoutes,
    memberRoutes,
    passwordLinkRoutes,
    managerRoutes,
    searchRoutes,
    settingsRoutes,
    userRoutes,
    superAdminRoutes(passwords),
    mergeRoutes,
    duplicateRoutes,
    duplicateRecordRoutes,
    brokenManagerRoutes,
    personalDataRoutes(certificates),
    licenceRoutes,
    licenceIssueRoutes,
    licenceStockRoutes,
    licenceOrderRoutes,
    ledgerRoutes,
    levelRoutes,
    renewalRoutes,
    licenceRequestRoutes,
    locationRoutes,
    bookingRoutes,
    venueRoutes,
    videoMeetingRoutes,
    trainerRoutes,
    availabilityRoutes,
    courseRoutes,
    organisedCourseRoutes,
    trainerDayRoutes,
    packageRoutes,
    paperCourseRoutes,
    productDetailRoutes,
    myLearningRoutes,
    learningZoneRoutes,
    learningRoutes,
    leavingRoutes,
    distanceRoutes,
    externalCourseRoutes,
    certificateRoutes(services, certificates),
    badgeRoutes,
    questionRoutes,
    notificationRoutes(live),
    documentRoutes(signatures),
    resourceRoutes,
    termsRoutes,
    cpdRoutes,
    auditRoutes,
    dashboardRoutes,
    importRoutes,
    storedFileRoutes,
    firstStepsRoutes,
    linkedCoursesRoutes,
    certificateSettingsRoutes,
    savedViewsRoutes,
    exportRoutes,
    learningRecordsRoutes,
  ].flat();
  return {
    routes,
    endStreams: async () => live.close(),
    close: async () => {
      await certificates.close();
      await sheets.close();
      await signatures.close();
    },
  };
}

/** Returns the scheduled jobs of the rooms, daily and more frequent ones. */
export function allJobs(services: Services): Job[] {
  const { clock } = services;
  const purges = [
    purgeNotifications(clock),
    purgeQuestions(clock),
    purgeMerges(clock),
    purgeImports(clock),
    purgeLinkRounds(clock),
    purgeThrottles(clock),
    purgeExports(clock),
  ];
  const own = [
    purgeFixPlans(clock),
    applyRetention(clock),
    maintainProvisionalAccounts(services),
    sealing,
    verifying(clock),
    countingSite(clock),
    endingFirstSteps,
    searchingDuplicates(clock),
    cleaningFiles(services),
    countingFeedback(clock),
    workOutMinutes(clock),
    purgeSignedSheets(clock),
    purgeNeeds(clock),
    rotateBadgeKeys(services),
  ];
  const licences = [...ledgerJobs(services), notifyIssued(services), lapsingRequests(clock)];
  const reminders = [
    ...certificateJobs(services),
    remindOfReviews(services),
    remindOfProducts(services),
    queueDocumentNotices(services),
  ];
  const courses = [watchWaitingLists(services), watchInvitations(services), watchReminders(services)];
  return [...reminders, ...purges, ...own, ...licences, ...courses, ...bookingJobs(services)];
}

/** Returns the kinds of background tasks, which run without the person who began them. */
export function backgroundTasks(services: Services): TaskKind[] {
  return [
    passwordResetTask(services),
    reissueTask(services),
    importTask(services),
    passwordLinksTask(services),
    erasureTask(services),
    documentNoticesTask(services),
    newDocumentsTask(services),
    documentRemindersTask(services),
    waitingListTask(services),
    invitationsTask(services),
    reminderTask(services),
    organiserNewsTask(services),
    ...bookingTasks(services),
  ];
}

/** Returns the workers that call other servers. They run beside the tasks, so that a slow server delays none of those. */
export function outsideWorkers(services: Services): Worker[] {
  return [meetingWorker(services), scanWorker(services)];
}

/** Returns the workers that make files. They need minutes and processor time, so they run beside all others. */
export function fileWorkers(services: Services): Worker[] {
  return [exportWorker(services)];
}
