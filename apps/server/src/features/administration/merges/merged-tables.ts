import type { MovedTable } from '../../../platform/merged-data/index.ts';
import { mergedData as certificateSettings } from '../../certificates/certificate-settings/certificate-settings.merged-data.ts';
import { mergedData as certificates } from '../../certificates/certificates/certificates.merged-data.ts';
import { mergedData as cpd } from '../../learning/cpd/cpd.merged-data.ts';
import { mergedData as externalCourses } from '../../learning/external-courses/external-courses.merged-data.ts';
import { mergedData as feedbackForms } from '../../learning/feedback-forms/feedback-forms.merged-data.ts';
import { mergedData as learning } from '../../learning/learning/learning.merged-data.ts';
import { mergedData as linkedCourses } from '../../learning/linked-courses/linked-courses.merged-data.ts';
import { mergedData as myLearning } from '../../learning/my-learning/my-learning.merged-data.ts';
import { mergedData as packages } from '../../learning/packages/packages.merged-data.ts';
import { mergedData as paperCourses } from '../../learning/paper-courses/paper-courses.merged-data.ts';
import { mergedData as productDetails } from '../../learning/product-details/product-details.merged-data.ts';
import { mergedData as questions } from '../../learning/questions/questions.merged-data.ts';
import { mergedData as ledger } from '../../licences/ledger/ledger.merged-data.ts';
import { mergedData as licenceOrders } from '../../licences/licence-orders/licence-orders.merged-data.ts';
import { mergedData as licenceRequests } from '../../licences/licence-requests/licence-requests.merged-data.ts';
import { mergedData as licences } from '../../licences/licences/licences.merged-data.ts';
import { mergedData as account } from '../../people/account/account.merged-data.ts';
import { mergedData as groups } from '../../people/groups/groups.merged-data.ts';
import { mergedData as managers } from '../../people/managers/managers.merged-data.ts';
import { mergedData as members } from '../../people/members/members.merged-data.ts';
import { mergedData as subgroups } from '../../people/subgroups/subgroups.merged-data.ts';
import { mergedData as users } from '../../people/users/users.merged-data.ts';
import { mergedData as workHistory } from '../../people/work-history/work-history.merged-data.ts';
import { mergedData as coTrainers } from '../../scheduling/co-trainers/co-trainers.merged-data.ts';
import { mergedData as scheduling } from '../../scheduling/scheduling/scheduling.merged-data.ts';
import { mergedData as trainers } from '../../scheduling/trainers/trainers.merged-data.ts';
import { mergedData as venues } from '../../scheduling/venues/venues.merged-data.ts';
import { mergedData as videoMeetings } from '../../scheduling/video-meetings/video-meetings.merged-data.ts';
import { mergedData as audits } from '../../site/audits/audits.merged-data.ts';
import { mergedData as auth } from '../../site/auth/auth.merged-data.ts';
import { mergedData as documents } from '../../site/documents/documents.merged-data.ts';
import { mergedData as notifications } from '../../site/notifications/notifications.merged-data.ts';
import { mergedData as resources } from '../../site/resources/resources.merged-data.ts';
import { mergedData as savedViews } from '../../site/saved-views/saved-views.merged-data.ts';
import { mergedData as settings } from '../../site/settings/settings.merged-data.ts';
import { mergedData as terms } from '../../site/terms/terms.merged-data.ts';
import { mergedData as absences } from '../../trainer-led/absences/absences.merged-data.ts';
import { mergedData as bookings } from '../../trainer-led/bookings/bookings.merged-data.ts';
import { mergedData as courseAssessments } from '../../trainer-led/course-assessments/course-assessments.merged-data.ts';
import { mergedData as courseCalendars } from '../../trainer-led/course-calendars/course-calendars.merged-data.ts';
import { mergedData as courseDelegates } from '../../trainer-led/course-delegates/course-delegates.merged-data.ts';
import { mergedData as courseMessages } from '../../trainer-led/course-messages/course-messages.merged-data.ts';
import { mergedData as coursePlanning } from '../../trainer-led/course-planning/course-planning.merged-data.ts';
import { mergedData as courseRegister } from '../../trainer-led/course-register/course-register.merged-data.ts';
import { mergedData as courseStaffing } from '../../trainer-led/course-staffing/course-staffing.merged-data.ts';
import { mergedData as delegateNeeds } from '../../trainer-led/delegate-needs/delegate-needs.merged-data.ts';
import { mergedData as organiserNotices } from '../../trainer-led/organiser-notices/organiser-notices.merged-data.ts';
import { mergedData as sessionMaterials } from '../../trainer-led/session-materials/session-materials.merged-data.ts';
import { mergedData as signInSheets } from '../../trainer-led/sign-in-sheets/sign-in-sheets.merged-data.ts';
import { mergedData as brokenManagers } from '../broken-managers/broken-managers.merged-data.ts';
import { mergedData as exports } from '../exports/exports.merged-data.ts';
import { mergedData as imports } from '../imports/imports.merged-data.ts';
import { mergedData as personalData } from '../personal-data/personal-data.merged-data.ts';
import { mergedData as merges } from './merges.merged-data.ts';

/** Declarations of each room about its tables. Two tests compare it with the foreign keys of the database. */
export const mergedData = {
  ...account,
  ...audits,
  ...auth,
  ...brokenManagers,
  ...certificateSettings,
  ...certificates,
  ...cpd,
  ...delegateNeeds,
  ...documents,
  ...exports,
  ...externalCourses,
  ...groups,
  ...imports,
  ...learning,
  ...ledger,
  ...licenceOrders,
  ...licenceRequests,
  ...licences,
  ...linkedCourses,
  ...managers,
  ...members,
  ...merges,
  ...myLearning,
  ...paperCourses,
  ...feedbackForms,
  ...productDetails,
  ...notifications,
  ...packages,
  ...personalData,
  ...questions,
  ...resources,
  ...savedViews,
  ...sessionMaterials,
  ...settings,
  ...signInSheets,
  ...workHistory,
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
  ...coursePlanning,
  ...courseDelegates,
  ...courseStaffing,
  ...courseAssessments,
  ...courseRegister,
  ...courseCalendars,
  ...organiserNotices,
  ...courseMessages,
  // Table of the platform.
  idempotency_keys: { stays: ['actor_id'] },
} as const;

type Declared = typeof mergedData;
export type MergedTableName = {
  [T in keyof Declared]: Declared[T] extends { record: string } ? T : never;
}[keyof Declared];

const isMoved = (name: string): name is MergedTableName =>
  name in mergedData && 'record' in mergedData[name as keyof Declared];

/** Tables with rows that a merge or a repair changes. */
export const mergedTables: readonly MergedTableName[] = Object.keys(mergedData).filter(isMoved);

export function mergedTable(name: MergedTableName): MovedTable {
  return mergedData[name];
}

export function keyOf(name: MergedTableName): readonly string[] {
  return mergedTable(name).key ?? ['id'];
}

/** Lists the tables that follow an organisation or a person, once for each column that names it. */
export function followersOf(kind: 'organisation' | 'person'): [table: MergedTableName, column: string][] {
  return mergedTables.flatMap((table) => {
    const columns = mergedTable(table)[kind] ?? [];
    return [columns].flat().map((column): [MergedTableName, string] => [table, column]);
  });
}

/** Lists the columns, as `table.column`, that go on naming a dropped organisation or person: history. */
export const historyColumns: readonly string[] = Object.entries(mergedData).flatMap(([table, declared]) =>
  'stays' in declared ? declared.stays.map((column: string) => `${table}.${column}`) : [],
);
