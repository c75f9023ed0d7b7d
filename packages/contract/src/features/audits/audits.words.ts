import { accountWords } from '../account/account.audit-words.ts';
import { authWords } from '../auth/auth.audit-words.ts';
import { badgesWords } from '../badges/badges.audit-words.ts';
import { bookingsWords } from '../bookings/bookings.audit-words.ts';
import { brokenManagersWords } from '../broken-managers/broken-managers.audit-words.ts';
import { certificateSettingsWords } from '../certificate-settings/certificate-settings.audit-words.ts';
import { certificatesWords } from '../certificates/certificates.audit-words.ts';
import { courseAssessmentsWords } from '../course-assessments/course-assessments.audit-words.ts';
import { courseDelegatesWords } from '../course-delegates/course-delegates.audit-words.ts';
import { courseEndingWords } from '../course-ending/course-ending.audit-words.ts';
import { courseMessagesWords } from '../course-messages/course-messages.audit-words.ts';
import { coursePlanningWords } from '../course-planning/course-planning.audit-words.ts';
import { courseRegisterWords } from '../course-register/course-register.audit-words.ts';
import { courseStaffingWords } from '../course-staffing/course-staffing.audit-words.ts';
import { coursesWords } from '../courses/courses.audit-words.ts';
import { delegateNeedsWords } from '../delegate-needs/delegate-needs.audit-words.ts';
import { distanceWords } from '../distance/distance.audit-words.ts';
import { documentsWords } from '../documents/documents.audit-words.ts';
import { exportsWords } from '../exports/exports.audit-words.ts';
import { externalCoursesWords } from '../external-courses/external-courses.audit-words.ts';
import { feedbackFormsWords } from '../feedback-forms/feedback-forms.audit-words.ts';
import { firstStepsWords } from '../first-steps/first-steps.audit-words.ts';
import { groupsWords } from '../groups/groups.audit-words.ts';
import { importsWords } from '../imports/imports.audit-words.ts';
import { learningWords } from '../learning/learning.audit-words.ts';
import { ledgerWords } from '../ledger/ledger.audit-words.ts';
import { licenceLevelsWords } from '../licence-levels/licence-levels.audit-words.ts';
import { licenceOrdersWords } from '../licence-orders/licence-orders.audit-words.ts';
import { licenceRequestsWords } from '../licence-requests/licence-requests.audit-words.ts';
import { licenceStockWords } from '../licence-stock/licence-stock.audit-words.ts';
import { licencesWords } from '../licences/licences.audit-words.ts';
import { linkedCoursesWords } from '../linked-courses/linked-courses.audit-words.ts';
import { locationsWords } from '../locations/locations.audit-words.ts';
import { managersWords } from '../managers/managers.audit-words.ts';
import { membersWords } from '../members/members.audit-words.ts';
import { mergesWords } from '../merges/merges.audit-words.ts';
import { myLearningWords } from '../my-learning/my-learning.audit-words.ts';
import { packagesWords } from '../packages/packages.audit-words.ts';
import { paperCoursesWords } from '../paper-courses/paper-courses.audit-words.ts';
import { personalDataWords } from '../personal-data/personal-data.audit-words.ts';
import { productDetailsWords } from '../product-details/product-details.audit-words.ts';
import { questionsWords } from '../questions/questions.audit-words.ts';
import { resourcesWords } from '../resources/resources.audit-words.ts';
import { schedulingWords } from '../scheduling/scheduling.audit-words.ts';
import { sessionMaterialsWords } from '../session-materials/session-materials.audit-words.ts';
import { settingsWords } from '../settings/settings.audit-words.ts';
import { signInSheetsWords } from '../sign-in-sheets/sign-in-sheets.audit-words.ts';
import { storedFilesWords } from '../stored-files/stored-files.audit-words.ts';
import { subgroupsWords } from '../subgroups/subgroups.audit-words.ts';
import { termsWords } from '../terms/terms.audit-words.ts';
import { trainersWords } from '../trainers/trainers.audit-words.ts';
import { usersWords } from '../users/users.audit-words.ts';
import { venuesWords } from '../venues/venues.audit-words.ts';
import { videoMeetingsWords } from '../video-meetings/video-meetings.audit-words.ts';
import { workHistoryWords } from '../work-history/work-history.audit-words.ts';
import type { AuditFamily } from './audits.filters.ts';

/**
 * Titles of the actions of the audit trail, in the past tense. Each room declares its own in `x.audit-words.ts`. The
 * first word of an action is its family, which has a name in audits.filters.ts. Rows of the trail store the action and
 * are sealed, so an action keeps its name for ever.
 */
export const auditWords = {
  ...accountWords,
  ...authWords,
  ...badgesWords,
  ...brokenManagersWords,
  ...certificateSettingsWords,
  ...certificatesWords,
  ...coursesWords,
  ...delegateNeedsWords,
  ...distanceWords,
  ...documentsWords,
  ...exportsWords,
  ...externalCoursesWords,
  ...feedbackFormsWords,
  ...firstStepsWords,
  ...groupsWords,
  ...importsWords,
  ...learningWords,
  ...ledgerWords,
  ...licenceLevelsWords,
  ...licenceOrdersWords,
  ...licenceRequestsWords,
  ...licenceStockWords,
  ...licencesWords,
  ...linkedCoursesWords,
  ...locationsWords,
  ...managersWords,
  ...membersWords,
  ...mergesWords,
  ...myLearningWords,
  ...packagesWords,
  ...paperCoursesWords,
  ...personalDataWords,
  ...productDetailsWords,
  ...questionsWords,
  ...resourcesWords,
  ...bookingsWords,
  ...schedulingWords,
  ...sessionMaterialsWords,
  ...settingsWords,
  ...signInSheetsWords,
  ...storedFilesWords,
  ...subgroupsWords,
  ...termsWords,
  ...trainersWords,
  ...usersWords,
  ...venuesWords,
  ...videoMeetingsWords,
  ...coursePlanningWords,
  ...courseStaffingWords,
  ...courseDelegatesWords,
  ...courseRegisterWords,
  ...courseMessagesWords,
  ...courseAssessmentsWords,
  ...courseEndingWords,
  ...workHistoryWords,
} as const satisfies Readonly<Record<`${AuditFamily}.${string}`, string>>;

export type AuditAction = keyof typeof auditWords;

/**
 * The action itself when it has a title. Otherwise a sentence that matches no action, so that the compiler's error
 * names the file.
 */
export type AuditActionWithWords<A extends string> = A extends AuditAction
  ? A
  : A extends `${AuditFamily}.${string}`
    ? `Add words for ${A} to the x.audit-words.ts of its room in packages/contract/src/features`
    : `Add the family of ${A} to packages/contract/src/features/audits/audits.filters.ts, then its words to the x.audit-words.ts of its room`;

/** Names of the kinds of records that a subject such as `licence order 12` can have, and of subjects without a number. */
export const auditSubjects = {
  user: 'User',
  group: 'Organisation',
  subgroup: 'Service',
  licence: 'Licence',
  'licence order': 'Order',
  'licence request': 'Licence request',
  product: 'Product',
  'paper product': 'Face to face product',
  'paper course': 'Face to Face Course',
  course: 'Course',
  sco: 'Module',
  package: 'Package',
  document: 'Document',
  certificate: 'Certificate',
  'certificate icon': 'Certificate icon',
  'certificate picture': 'Certificate picture',
  'footer message': 'Footer message',
  'course user': 'Enrolment',
  'external course': 'External course of the catalogue',
  'external course user': 'External course',
  'virtual group': 'Pharmacist-led Course',
  project: 'Booking project',
  'project request': 'Request of a booking project',
  'multi day': 'Course of several days of a booking project',
  venue: 'Venue',
  location: 'Location',
  'video account': 'Account for video meetings',
  'video meeting': 'Video meeting',
  question: 'Question',
  'feedback form': 'Feedback form',
  'course link': 'Course link',
  'fix plan': 'Repair',
  session: 'Session',
  import: 'Uploaded list',
  export: 'Zip file of certificates',
  duplicate: 'Duplicate',
  ledger: 'Licence ledger',
  files: 'Stored files',
  'site settings': 'Site settings',
} as const;
type AuditSubjectKind = keyof typeof auditSubjects;
const subjectKinds = Object.keys(auditSubjects) as AuditSubjectKind[];

/**
 * The subject itself when its kind has a name. Otherwise a sentence that matches no subject, so that the compiler's error
 * names the file. A subject whose kind is only known at run-time passes.
 */
export type AuditSubjectWithWords<S extends string> = string extends S
  ? S
  : S extends AuditSubjectKind | `${AuditSubjectKind} ${string}`
    ? S
    : `Add a name for the kind of record in ${S} to auditSubjects of packages/contract/src/features/audits/audits.words.ts`;

/** Returns the title of an action. Returns the action itself when it has no title, as in old rows. */
export function auditTitle(action: string): string {
  return Object.hasOwn(auditWords, action) ? auditWords[action as AuditAction] : action;
}

/** Kinds whose number people know. The numbers of other records say nothing to a reader. */
const numberedSubjects: readonly string[] = ['licence', 'licence order'] satisfies AuditSubjectKind[];

/**
 * Returns a subject in words, such as `Order 12` or `Uploaded list`. Returns the subject itself when its kind has no
 * name.
 */
export function subjectTitle(subject: string): string {
  const known = subjectKinds.filter((kind) => subject === kind || subject.startsWith(`${kind} `));
  const [kind] = known.toSorted((a, b) => b.length - a.length);
  if (kind === undefined) return subject;
  const rest = subject.slice(kind.length);
  return auditSubjects[kind] + (numberedSubjects.includes(kind) ? rest : rest.replace(/ \d+$/u, ''));
}
