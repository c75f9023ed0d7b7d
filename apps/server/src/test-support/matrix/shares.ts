import { matrix as brokenManagers } from '../../features/administration/broken-managers/broken-managers.matrix.ts';
import { matrix as dashboards } from '../../features/administration/dashboards/dashboards.matrix.ts';
import { matrix as exports } from '../../features/administration/exports/exports.matrix.ts';
import { matrix as imports } from '../../features/administration/imports/imports.matrix.ts';
import { matrix as learningZone } from '../../features/administration/learning-zone/learning-zone.matrix.ts';
import { matrix as leaving } from '../../features/administration/leaving/leaving.matrix.ts';
import { matrix as merges } from '../../features/administration/merges/merges.matrix.ts';
import { matrix as personalData } from '../../features/administration/personal-data/personal-data.matrix.ts';
import { matrix as search } from '../../features/administration/search/search.matrix.ts';
import { matrix as badges } from '../../features/certificates/badges/badges.matrix.ts';
import { matrix as certificateSettings } from '../../features/certificates/certificate-settings/certificate-settings.matrix.ts';
import { matrix as certificates } from '../../features/certificates/certificates/certificates.matrix.ts';
import { matrix as courses } from '../../features/learning/courses/courses.matrix.ts';
import { matrix as cpd } from '../../features/learning/cpd/cpd.matrix.ts';
import { matrix as distance } from '../../features/learning/distance/distance.matrix.ts';
import { matrix as externalCourses } from '../../features/learning/external-courses/external-courses.matrix.ts';
import { matrix as feedbackForms } from '../../features/learning/feedback-forms/feedback-forms.matrix.ts';
import { matrix as learning } from '../../features/learning/learning/learning.matrix.ts';
import { matrix as learningRecords } from '../../features/learning/learning-records/learning-records.matrix.ts';
import { matrix as linkedCourses } from '../../features/learning/linked-courses/linked-courses.matrix.ts';
import { matrix as myLearning } from '../../features/learning/my-learning/my-learning.matrix.ts';
import { matrix as packages } from '../../features/learning/packages/packages.matrix.ts';
import { matrix as paperCourses } from '../../features/learning/paper-courses/paper-courses.matrix.ts';
import { matrix as productDetails } from '../../features/learning/product-details/product-details.matrix.ts';
import { matrix as questions } from '../../features/learning/questions/questions.matrix.ts';
import { matrix as licenceIssue } from '../../features/licences/licence-issue/licence-issue.matrix.ts';
import { matrix as licenceLevels } from '../../features/licences/licence-levels/licence-levels.matrix.ts';
import { matrix as licenceOrders } from '../../features/licences/licence-orders/licence-orders.matrix.ts';
import { matrix as licenceRequests } from '../../features/licences/licence-requests/licence-requests.matrix.ts';
import { matrix as licenceStock } from '../../features/licences/licence-stock/licence-stock.matrix.ts';
import { matrix as licences } from '../../features/licences/licences/licences.matrix.ts';
import { matrix as account } from '../../features/people/account/account.matrix.ts';
import { matrix as groups } from '../../features/people/groups/groups.matrix.ts';
import { matrix as managers } from '../../features/people/managers/managers.matrix.ts';
import { matrix as members } from '../../features/people/members/members.matrix.ts';
import { matrix as subgroups } from '../../features/people/subgroups/subgroups.matrix.ts';
import { matrix as users } from '../../features/people/users/users.matrix.ts';
import { matrix as workHistory } from '../../features/people/work-history/work-history.matrix.ts';
import { matrix as locations } from '../../features/scheduling/locations/locations.matrix.ts';
import { matrix as scheduling } from '../../features/scheduling/scheduling/scheduling.matrix.ts';
import { matrix as trainers } from '../../features/scheduling/trainers/trainers.matrix.ts';
import { matrix as venues } from '../../features/scheduling/venues/venues.matrix.ts';
import { matrix as videoMeetings } from '../../features/scheduling/video-meetings/video-meetings.matrix.ts';
import { matrix as audits } from '../../features/site/audits/audits.matrix.ts';
import { matrix as auth } from '../../features/site/auth/auth.matrix.ts';
import { matrix as documents } from '../../features/site/documents/documents.matrix.ts';
import { matrix as notifications } from '../../features/site/notifications/notifications.matrix.ts';
import { matrix as resources } from '../../features/site/resources/resources.matrix.ts';
import { matrix as savedViews } from '../../features/site/saved-views/saved-views.matrix.ts';
import { matrix as settings } from '../../features/site/settings/settings.matrix.ts';
import { matrix as siteStatus } from '../../features/site/site-status/site-status.matrix.ts';
import { matrix as storedFiles } from '../../features/site/stored-files/stored-files.matrix.ts';
import { matrix as terms } from '../../features/site/terms/terms.matrix.ts';
import { matrix as absences } from '../../features/trainer-led/absences/absences.matrix.ts';
import { matrix as delegateNeeds } from '../../features/trainer-led/delegate-needs/delegate-needs.matrix.ts';
import { matrix as organisedCourses } from '../../features/trainer-led/organised-courses/organised-courses.matrix.ts';
import { matrix as sessionFeedback } from '../../features/trainer-led/session-feedback/session-feedback.matrix.ts';
import { matrix as sessionMaterials } from '../../features/trainer-led/session-materials/session-materials.matrix.ts';
import { matrix as signInSheets } from '../../features/trainer-led/sign-in-sheets/sign-in-sheets.matrix.ts';
import { matrix as virtualGroupHealth } from '../../features/trainer-led/virtual-group-health/virtual-group-health.matrix.ts';
import { matrix as virtualGroups } from '../../features/trainer-led/virtual-groups/virtual-groups.matrix.ts';
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
    'work-history': workHistory,
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
