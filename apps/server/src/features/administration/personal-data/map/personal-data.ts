import type { PersonalData, PersonalTable, Table } from '../../../../platform/personal-data/index.ts';
import { personalData as badges } from '../../../certificates/badges/badges.personal-data.ts';
import { personalData as certificateSettings } from '../../../certificates/certificate-settings/certificate-settings.personal-data.ts';
import { personalData as certificates } from '../../../certificates/certificates/certificates.personal-data.ts';
import { personalData as courses } from '../../../learning/courses/courses.personal-data.ts';
import { personalData as cpd } from '../../../learning/cpd/cpd.personal-data.ts';
import { personalData as distance } from '../../../learning/distance/distance.personal-data.ts';
import { personalData as externalCourses } from '../../../learning/external-courses/external-courses.personal-data.ts';
import { personalData as feedbackForms } from '../../../learning/feedback-forms/feedback-forms.personal-data.ts';
import { personalData as learning } from '../../../learning/learning/learning.personal-data.ts';
import { personalData as linkedCourses } from '../../../learning/linked-courses/linked-courses.personal-data.ts';
import { personalData as myLearning } from '../../../learning/my-learning/my-learning.personal-data.ts';
import { personalData as packages } from '../../../learning/packages/packages.personal-data.ts';
import { personalData as paperCourses } from '../../../learning/paper-courses/paper-courses.personal-data.ts';
import { personalData as productDetails } from '../../../learning/product-details/product-details.personal-data.ts';
import { personalData as questions } from '../../../learning/questions/questions.personal-data.ts';
import { personalData as ledger } from '../../../licences/ledger/ledger.personal-data.ts';
import { personalData as licenceLevels } from '../../../licences/licence-levels/licence-levels.personal-data.ts';
import { personalData as licenceOrders } from '../../../licences/licence-orders/licence-orders.personal-data.ts';
import { personalData as licenceRequests } from '../../../licences/licence-requests/licence-requests.personal-data.ts';
import { personalData as licences } from '../../../licences/licences/licences.personal-data.ts';
import { personalData as account } from '../../../people/account/account.personal-data.ts';
import { personalData as groups } from '../../../people/groups/groups.personal-data.ts';
import { personalData as managers } from '../../../people/managers/managers.personal-data.ts';
import { personalData as members } from '../../../people/members/members.personal-data.ts';
import { personalData as subgroups } from '../../../people/subgroups/subgroups.personal-data.ts';
import { personalData as users } from '../../../people/users/users.personal-data.ts';
import { personalData as workHistory } from '../../../people/work-history/work-history.personal-data.ts';
import { personalData as coTrainers } from '../../../scheduling/co-trainers/co-trainers.personal-data.ts';
import { personalData as locations } from '../../../scheduling/locations/locations.personal-data.ts';
import { personalData as scheduling } from '../../../scheduling/scheduling/scheduling.personal-data.ts';
import { personalData as trainers } from '../../../scheduling/trainers/trainers.personal-data.ts';
import { personalData as venues } from '../../../scheduling/venues/venues.personal-data.ts';
import { personalData as videoMeetings } from '../../../scheduling/video-meetings/video-meetings.personal-data.ts';
import { personalData as audits } from '../../../site/audits/audits.personal-data.ts';
import { personalData as auth } from '../../../site/auth/auth.personal-data.ts';
import { personalData as documents } from '../../../site/documents/documents.personal-data.ts';
import { personalData as notifications } from '../../../site/notifications/notifications.personal-data.ts';
import { personalData as resources } from '../../../site/resources/resources.personal-data.ts';
import { personalData as savedViews } from '../../../site/saved-views/saved-views.personal-data.ts';
import { personalData as settings } from '../../../site/settings/settings.personal-data.ts';
import { personalData as storedFiles } from '../../../site/stored-files/stored-files.personal-data.ts';
import { personalData as terms } from '../../../site/terms/terms.personal-data.ts';
import { personalData as absences } from '../../../trainer-led/absences/absences.personal-data.ts';
import { personalData as bookings } from '../../../trainer-led/bookings/bookings.personal-data.ts';
import { personalData as courseAssessments } from '../../../trainer-led/course-assessments/course-assessments.personal-data.ts';
import { personalData as courseCalendars } from '../../../trainer-led/course-calendars/course-calendars.personal-data.ts';
import { personalData as courseDelegates } from '../../../trainer-led/course-delegates/course-delegates.personal-data.ts';
import { personalData as courseMessages } from '../../../trainer-led/course-messages/course-messages.personal-data.ts';
import { personalData as coursePlanning } from '../../../trainer-led/course-planning/course-planning.personal-data.ts';
import { personalData as courseRegister } from '../../../trainer-led/course-register/course-register.personal-data.ts';
import { personalData as courseReminders } from '../../../trainer-led/course-reminders/course-reminders.personal-data.ts';
import { personalData as courseStaffing } from '../../../trainer-led/course-staffing/course-staffing.personal-data.ts';
import { personalData as delegateNeeds } from '../../../trainer-led/delegate-needs/delegate-needs.personal-data.ts';
import { personalData as organiserNotices } from '../../../trainer-led/organiser-notices/organiser-notices.personal-data.ts';
import { personalData as sessionMaterials } from '../../../trainer-led/session-materials/session-materials.personal-data.ts';
import { personalData as signInSheets } from '../../../trainer-led/sign-in-sheets/sign-in-sheets.personal-data.ts';
import { personalData as brokenManagers } from '../../broken-managers/broken-managers.personal-data.ts';
import { personalData as dashboards } from '../../dashboards/dashboards.personal-data.ts';
import { personalData as exports } from '../../exports/exports.personal-data.ts';
import { personalData as imports } from '../../imports/imports.personal-data.ts';
import { personalData as merges } from '../../merges/merges.personal-data.ts';
import { personalData as erasing } from '../personal-data.personal-data.ts';
import { platformData } from './platform-data.ts';

/**
 * Personal data by table: its kind, its retention and the treatment by erasure. Exports, erasure and the daily job read
 * it. A test compares it with the schema.
 */
export const personalData: PersonalData = {
  ...account,
  ...audits,
  ...auth,
  ...badges,
  ...brokenManagers,
  ...certificates,
  ...courses,
  ...cpd,
  ...dashboards,
  ...delegateNeeds,
  ...distance,
  ...documents,
  ...exports,
  ...externalCourses,
  ...groups,
  ...imports,
  ...learning,
  ...ledger,
  ...licenceLevels,
  ...licenceOrders,
  ...licenceRequests,
  ...licences,
  ...locations,
  ...managers,
  ...members,
  ...merges,
  ...myLearning,
  ...paperCourses,
  ...feedbackForms,
  ...productDetails,
  ...notifications,
  ...packages,
  ...erasing,
  ...questions,
  ...resources,
  ...sessionMaterials,
  ...settings,
  ...signInSheets,
  ...workHistory,
  ...storedFiles,
  ...linkedCourses,
  ...certificateSettings,
  ...savedViews,
  ...subgroups,
  ...terms,
  ...trainers,
  ...users,
  ...coTrainers,
  ...scheduling,
  ...absences,
  ...bookings,
  ...venues,
  ...videoMeetings,
  ...courseRegister,
  ...courseDelegates,
  ...courseStaffing,
  ...courseAssessments,
  ...courseCalendars,
  ...courseReminders,
  ...organiserNotices,
  ...courseMessages,
  ...coursePlanning,
  ...platformData,
};

/** Lists tables with rows about people, in the order of erasure. */
export function personalTables(): { table: Table; classified: PersonalTable }[] {
  const tables = Object.entries(personalData).flatMap(([table, classified]) =>
    typeof classified === 'object' && 'about' in classified
      ? [{ table: table as Table, classified: classified as PersonalTable }]
      : [],
  );
  return tables.toSorted((a, b) => linksToPerson(b.classified) - linksToPerson(a.classified));
}

/** Counts the links from a row to its person. Rows that reach a person through others are erased before those. */
function linksToPerson({ about }: PersonalTable): number {
  // Other tables name a person in the same way as this row, so that it changes last.
  if (about === 'id') return -1;
  if (typeof about === 'string' || 'name' in about) return 0;
  const next = personalData[about.of];
  return typeof next === 'object' && 'about' in next ? 1 + linksToPerson(next as PersonalTable) : 1;
}

/** Returns how the rows of a table name their person, for other tables that lead to this one. */
export function ownerOf(table: Table): PersonalTable['about'] {
  const classified = personalTables().find((one) => one.table === table)?.classified;
  if (classified === undefined) throw new Error(`Nothing in ${table} is about a person`);
  return classified.about;
}
