import type { Route } from '../platform/http/index.ts';
import type { Job, TaskKind, Worker } from '../platform/jobs/index.ts';
import type { Services } from '../platform/services.ts';
import { absenceRoutes } from './absences/index.ts';
import { accountRoutes } from './account/index.ts';
import { auditRoutes, sealing, verifying } from './audits/index.ts';
import { authRoutes, createPasswords, passwordResetTask, purgeThrottles } from './auth/index.ts';
import { badgeRoutes, rotateBadgeKeys } from './badges/index.ts';
import { brokenManagerRoutes, purgeFixPlans } from './broken-managers/index.ts';
import { certificateSettingsRoutes } from './certificate-settings/index.ts';
import { certificateJobs, certificateRoutes, createCertificateRenderer, reissueTask } from './certificates/index.ts';
import { courseRoutes, workOutMinutes } from './courses/index.ts';
import { cpdRoutes } from './cpd/index.ts';
import { countingSite, dashboardRoutes } from './dashboards/index.ts';
import { delegateNeedsRoutes, purgeNeeds } from './delegate-needs/index.ts';
import { distanceRoutes } from './distance/index.ts';
import {
  createSignatureSheetRenderer,
  documentNoticesTask,
  documentRemindersTask,
  documentRoutes,
  newDocumentsTask,
  queueDocumentNotices,
  remindOfReviews,
  scanWorker,
} from './documents/index.ts';
import { exportRoutes, exportWorker, purgeExports } from './exports/index.ts';
import { externalCourseRoutes } from './external-courses/index.ts';
import { feedbackFormRoutes } from './feedback-forms/index.ts';
import { groupRoutes } from './groups/index.ts';
import { importRoutes, importTask, purgeImports } from './imports/index.ts';
import { learningRoutes } from './learning/index.ts';
import { learningRecordsRoutes } from './learning-records/index.ts';
import { learningZoneRoutes } from './learning-zone/index.ts';
import { leavingRoutes } from './leaving/index.ts';
import { notifyLowStock, recheckingLevels } from './ledger/index.ts';
import { licenceIssueRoutes } from './licence-issue/index.ts';
import { checkingLedger, expiryPlanRoutes, levelRoutes } from './licence-levels/index.ts';
import { licenceOrderRoutes } from './licence-orders/index.ts';
import { lapsingRequests, licenceRequestRoutes } from './licence-requests/index.ts';
import { licenceStockRoutes } from './licence-stock/index.ts';
import { licenceRoutes, notifyIssued } from './licences/index.ts';
import { linkedCoursesRoutes } from './linked-courses/index.ts';
import { locationRoutes } from './locations/index.ts';
import { managerRoutes } from './managers/index.ts';
import {
  maintainProvisionalAccounts,
  memberRoutes,
  passwordLinkRoutes,
  passwordLinksTask,
  purgeLinkRounds,
} from './members/index.ts';
import {
  duplicateRecordRoutes,
  duplicateRoutes,
  mergeRoutes,
  purgeMerges,
  searchingDuplicates,
} from './merges/index.ts';
import { myLearningRoutes } from './my-learning/index.ts';
import { notificationRoutes, openLiveNotifications, purgeNotifications } from './notifications/index.ts';
import { organisedCourseRoutes } from './organised-courses/index.ts';
import { packageRoutes } from './packages/index.ts';
import { paperCourseRoutes } from './paper-courses/index.ts';
import { applyRetention, erasureTask, personalDataRoutes } from './personal-data/index.ts';
import { productDetailRoutes, remindOfProducts } from './product-details/index.ts';
import { purgeQuestions, questionRoutes } from './questions/index.ts';
import { resourceRoutes } from './resources/index.ts';
import { savedViewsRoutes } from './saved-views/index.ts';
import { schedulingRoutes } from './scheduling/index.ts';
import { searchRoutes } from './search/index.ts';
import { sessionFeedbackRoutes } from './session-feedback/index.ts';
import { sessionMaterialsRoutes } from './session-materials/index.ts';
import { settingsRoutes } from './settings/index.ts';
import { createSheetRenderer, purgeSignedSheets, signInSheetRoutes } from './sign-in-sheets/index.ts';
import { siteStatusRoutes } from './site-status/index.ts';
import { cleaningFiles, storedFileRoutes } from './stored-files/index.ts';
import { subgroupRoutes } from './subgroups/index.ts';
import { termsRoutes } from './terms/index.ts';
import { availabilityRoutes, countingFeedback, trainerRoutes } from './trainers/index.ts';
import { superAdminRoutes, userRoutes } from './users/index.ts';
import { venueRoutes } from './venues/index.ts';
import { meetingWorker, videoMeetingRoutes } from './video-meetings/index.ts';
import { virtualGroupHealthRoutes } from './virtual-group-health/index.ts';
import { allVirtualGroupRoutes, courseJobs, courseTasks } from './virtual-groups/index.ts';
import { workHistoryRoutes } from './work-history/index.ts';

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
    allVirtualGroupRoutes,
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
    levelRoutes,
    expiryPlanRoutes,
    licenceRequestRoutes,
    locationRoutes,
    venueRoutes,
    videoMeetingRoutes,
    trainerRoutes,
    availabilityRoutes,
    courseRoutes,
    organisedCourseRoutes,
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
    searchingDuplicates(clock),
    cleaningFiles(services),
    countingFeedback(clock),
    workOutMinutes(clock),
    purgeSignedSheets(clock),
    purgeNeeds(clock),
    rotateBadgeKeys(services),
  ];
  const licences = [
    recheckingLevels(clock),
    notifyLowStock(services),
    notifyIssued(services),
    lapsingRequests(clock),
    checkingLedger(clock),
  ];
  const reminders = [
    ...certificateJobs(services),
    remindOfReviews(services),
    remindOfProducts(services),
    queueDocumentNotices(services),
  ];
  return [...reminders, ...purges, ...own, ...licences, ...courseJobs(services)];
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
    ...courseTasks(services),
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
