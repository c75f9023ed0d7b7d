import { matrix as absences } from '../../features/absences/absences.matrix.ts';
import { matrix as account } from '../../features/account/account.matrix.ts';
import { matrix as audits } from '../../features/audits/audits.matrix.ts';
import { matrix as auth } from '../../features/auth/auth.matrix.ts';
import { matrix as badges } from '../../features/badges/badges.matrix.ts';
import { matrix as brokenManagers } from '../../features/broken-managers/broken-managers.matrix.ts';
import { matrix as certificateSettings } from '../../features/certificate-settings/certificate-settings.matrix.ts';
import { matrix as certificates } from '../../features/certificates/certificates.matrix.ts';
import { matrix as courses } from '../../features/courses/courses.matrix.ts';
import { matrix as cpd } from '../../features/cpd/cpd.matrix.ts';
import { matrix as dashboards } from '../../features/dashboards/dashboards.matrix.ts';
import { matrix as delegateNeeds } from '../../features/delegate-needs/delegate-needs.matrix.ts';
import { matrix as distance } from '../../features/distance/distance.matrix.ts';
import { matrix as documents } from '../../features/documents/documents.matrix.ts';
import { matrix as exports } from '../../features/exports/exports.matrix.ts';
import { matrix as externalCourses } from '../../features/external-courses/external-courses.matrix.ts';
import { matrix as feedbackForms } from '../../features/feedback-forms/feedback-forms.matrix.ts';
import { matrix as groups } from '../../features/groups/groups.matrix.ts';
import { matrix as imports } from '../../features/imports/imports.matrix.ts';
import { matrix as learning } from '../../features/learning/learning.matrix.ts';
import { matrix as learningRecords } from '../../features/learning-records/learning-records.matrix.ts';
import { matrix as learningZone } from '../../features/learning-zone/learning-zone.matrix.ts';
import { matrix as leaving } from '../../features/leaving/leaving.matrix.ts';
import { matrix as licenceIssue } from '../../features/licence-issue/licence-issue.matrix.ts';
import { matrix as licenceLevels } from '../../features/licence-levels/licence-levels.matrix.ts';
import { matrix as licenceOrders } from '../../features/licence-orders/licence-orders.matrix.ts';
import { matrix as licenceRequests } from '../../features/licence-requests/licence-requests.matrix.ts';
import { matrix as licenceStock } from '../../features/licence-stock/licence-stock.matrix.ts';
import { matrix as licences } from '../../features/licences/licences.matrix.ts';
import { matrix as linkedCourses } from '../../features/linked-courses/linked-courses.matrix.ts';
import { matrix as locations } from '../../features/locations/locations.matrix.ts';
import { matrix as managers } from '../../features/managers/managers.matrix.ts';
import { matrix as members } from '../../features/members/members.matrix.ts';
import { matrix as merges } from '../../features/merges/merges.matrix.ts';
import { matrix as myLearning } from '../../features/my-learning/my-learning.matrix.ts';
import { matrix as notifications } from '../../features/notifications/notifications.matrix.ts';
import { matrix as organisedCourses } from '../../features/organised-courses/organised-courses.matrix.ts';
import { matrix as packages } from '../../features/packages/packages.matrix.ts';
import { matrix as paperCourses } from '../../features/paper-courses/paper-courses.matrix.ts';
import { matrix as personalData } from '../../features/personal-data/personal-data.matrix.ts';
import { matrix as productDetails } from '../../features/product-details/product-details.matrix.ts';
import { matrix as questions } from '../../features/questions/questions.matrix.ts';
import { matrix as resources } from '../../features/resources/resources.matrix.ts';
import { matrix as savedViews } from '../../features/saved-views/saved-views.matrix.ts';
import { matrix as scheduling } from '../../features/scheduling/scheduling.matrix.ts';
import { matrix as search } from '../../features/search/search.matrix.ts';
import { matrix as sessionFeedback } from '../../features/session-feedback/session-feedback.matrix.ts';
import { matrix as sessionMaterials } from '../../features/session-materials/session-materials.matrix.ts';
import { matrix as settings } from '../../features/settings/settings.matrix.ts';
import { matrix as signInSheets } from '../../features/sign-in-sheets/sign-in-sheets.matrix.ts';
import { matrix as siteStatus } from '../../features/site-status/site-status.matrix.ts';
import { matrix as storedFiles } from '../../features/stored-files/stored-files.matrix.ts';
import { matrix as subgroups } from '../../features/subgroups/subgroups.matrix.ts';
import { matrix as terms } from '../../features/terms/terms.matrix.ts';
import { matrix as trainers } from '../../features/trainers/trainers.matrix.ts';
import { matrix as users } from '../../features/users/users.matrix.ts';
import { matrix as venues } from '../../features/venues/venues.matrix.ts';
import { matrix as videoMeetings } from '../../features/video-meetings/video-meetings.matrix.ts';
import { matrix as virtualGroupHealth } from '../../features/virtual-group-health/virtual-group-health.matrix.ts';
import { matrix as virtualGroups } from '../../features/virtual-groups/virtual-groups.matrix.ts';
import { matrix as workHistory } from '../../features/work-history/work-history.matrix.ts';
import type { RoomMatrix } from './example.ts';

/**
 * Matrix files of all rooms, in shares that take about the same time. `platform/access/matrix-NAME.test.ts` runs a
 * share, so that two run at a time.
 */
export const shares = {
  licences: {
    'licence-issue': licenceIssue,
    'licence-levels': licenceLevels,
    'licence-requests': licenceRequests,
    licences,
    'organised-courses': organisedCourses,
  },
  people: {
    account,
    auth,
    'broken-managers': brokenManagers,
    imports,
    leaving,
    managers,
    members,
    merges,
    'personal-data': personalData,
    users,
  },
  places: {
    'linked-courses': linkedCourses,
    'certificate-settings': certificateSettings,
    'saved-views': savedViews,
    'learning-records': learningRecords,
    audits,
    badges,
    certificates,
    courses,
    cpd,
    dashboards,
    distance,
    documents,
    exports,
    'external-courses': externalCourses,
    groups,
    learning,
    'licence-orders': licenceOrders,
    'licence-stock': licenceStock,
    locations,
    'learning-zone': learningZone,
    'my-learning': myLearning,
    notifications,
    packages,
    questions,
    resources,
    search,
    settings,
    'site-status': siteStatus,
    'stored-files': storedFiles,
    subgroups,
    terms,
    scheduling,
    'feedback-forms': feedbackForms,
    'session-feedback': sessionFeedback,
    absences,
    'sign-in-sheets': signInSheets,
    'paper-courses': paperCourses,
    'product-details': productDetails,
    workHistory,
    'delegate-needs': delegateNeeds,
    'session-materials': sessionMaterials,
    'virtual-group-health': virtualGroupHealth,
    trainers,
    venues,
    'video-meetings': videoMeetings,
    'virtual-groups': virtualGroups,
  },
} satisfies Record<string, Record<string, RoomMatrix>>;
export type Share = keyof typeof shares;

export const allRooms: readonly RoomMatrix[] = Object.values(shares).flatMap((share) => Object.values(share));
