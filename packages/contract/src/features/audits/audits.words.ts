import type { AuditFamily } from './audits.filters.ts';

/**
 * Titles of the actions of the audit trail, in the past tense. The first word of an action is its family, which has a
 * name in audits.filters.ts. Rows of the trail store the action and are sealed, so an action keeps its name for ever.
 */
export const auditWords = {
  'auth.password': 'Changed their password',
  'auth.password_reset': 'Chose a new password by a link in an email',
  'auth.invitation': 'Set up the account from an invitation',
  'auth.complete': 'Finished setting up the account',
  'auth.superAdmin': 'Invited a site admin from the command line',
  'auth.endSession': 'Ended one of their sessions',
  'auth.endOtherSessions': 'Ended all their other sessions',
  'auth.recoveryCode': 'Signed in with a recovery code',
  'auth.secondStep.on': 'Turned on two-step verification',
  'auth.secondStep.off': 'Turned off two-step verification',
  'auth.secondStep.codes': 'Created new recovery codes',
  'auth.passkey.add': 'Added a passkey',
  'auth.passkey.remove': 'Removed a passkey',
  'terms.accept': 'Accepted the terms and conditions',
  'account.emailRequest': 'Requested another email address',
  'account.emailCancel': 'Withdrew a request for another email address',
  'account.nameWithdraw': 'Withdrew a request for another name',
  'account.email': 'Confirmed a new email address',
  'account.nameRequest': 'Requested another name',
  'account.name.approved': 'Approved a new name',
  'account.name.declined': 'Declined a new name',
  'users.create': 'Created a user',
  'users.change': 'Changed the details of a user',
  'users.archive': 'Archived a user',
  'users.restore': 'Restored a user',
  'users.lapse': 'Archived an account that was not set up in 90 days',
  'users.makeLive': 'Made a demo user a live user',
  'users.sendLink': 'Sent a user a password link',
  'users.endSecondStep': 'Reset two-step verification of a user',
  'users.exportData': 'Downloaded the personal data of a user',
  'users.erase': 'Erased the personal data of a user',
  'users.merge': 'Merged two users',
  'users.undoMerge': 'Undid a merge of two users',
  'users.tellApart': 'Decided whether two users are one person',
  'duplicates.keep': 'Decided whether duplicate records are correct',
  'superAdmins.propose': 'Proposed a site admin',
  'superAdmins.confirm': 'Confirmed a site admin',
  'superAdmins.withdraw': 'Withdrew a proposed site admin',
  'superAdmins.remove': 'Removed a site admin',
  'groups.create': 'Created an organisation',
  'groups.change': 'Changed the details of an organisation',
  'groups.move': 'Moved an organisation to another list',
  'groups.merge': 'Merged two organisations',
  'groups.undoMerge': 'Undid a merge of two organisations',
  'subgroups.create': 'Created a service',
  'subgroups.change': 'Changed the details of a service',
  'subgroups.archive': 'Archived a service',
  'subgroups.restore': 'Restored a service',
  'managers.addToGroup': 'Made a member an organisation admin',
  'managers.removeFromGroup': 'Removed an organisation admin',
  'managers.putInSubgroup': 'Made a member a service admin, or changed what they may do',
  'managers.removeFromSubgroup': 'Removed a service admin',
  'managers.makeOrganiser': 'Made a member an organiser',
  'managers.removeOrganiser': 'Removed an organiser',
  'managers.repair': 'Repaired roles of admins',
  'managers.undoRepair': 'Undid repairs of admins',
  'members.invite': 'Invited a member',
  'imports.start': 'Imported an uploaded list',
  'imports.matchWords': 'Matched words of an uploaded list',
  'members.inviteAgain': 'Resent an invitation',
  'members.remindInvitation': 'Sent a reminder of an expired invitation',
  'members.addExisting': 'Added an existing user as a member',
  'members.change': 'Changed the details of a member',
  'members.membership': 'Changed the members of a service',
  'members.archive': 'Archived a member',
  'members.restore': 'Restored a member',
  'members.resetPassword': 'Sent a member a password link',
  'settings.change': 'Changed settings',
  'settings.retention': 'Changed how long names on certificates are kept',
  'settings.serviceLevel': 'Changed the service admin level',
  'settings.twoStep': 'Changed who has to use two-step verification',
  'licences.purchase': 'Bought licences',
  'licences.issue': 'Issued a licence',
  'licences.bulkIssue': 'Issued licences to several members',
  'licences.allocate': 'Moved licences to a pool',
  'licences.return': 'Moved licences out of a pool',
  'licences.reclaim': 'Took back a licence that was not started',
  'licences.revoke': 'Revoked a licence that was started',
  'licences.retry': 'Gave a member a free retry of a course',
  'licences.delete': 'Deleted a licence that was issued by mistake',
  'licences.adjust': 'Corrected the number of licences',
  'licences.voidOrder': 'Voided a licence order',
  'licences.editMonths': 'Changed the certificate months of licences',
  'licences.levelSetting': 'Changed the reorder level of licences',
  'licences.settings': 'Changed the licence limits',
  'licences.verify': 'Checked the licence ledger',
  'files.verify': 'Checked the stored files',
  'licenceRequests.create': 'Requested licences',
  'licenceRequests.amend': 'Changed a licence request',
  'licenceRequests.withdraw': 'Withdrew a licence request',
  'licenceRequests.fulfil': 'Fulfilled a licence request from the general pot',
  'licenceRequests.decline': 'Declined a licence request',
  'licenceRequests.lapse': 'A licence request lapsed',
  'virtualGroups.create': 'Created a Pharmacist-led Course',
  'virtualGroups.duplicate': 'Copied a Pharmacist-led Course',
  'virtualGroups.change': 'Changed the details of a Pharmacist-led Course',
  'virtualGroups.schedule': 'Changed the schedule of a Pharmacist-led Course',
  'virtualGroups.publish': 'Scheduled a Pharmacist-led Course',
  'virtualGroups.unpublish': 'Made a Pharmacist-led Course a draft again',
  'virtualGroups.delete': 'Deleted a draft of a Pharmacist-led Course',
  'virtualGroups.invite': 'Added a delegate to a Pharmacist-led Course',
  'virtualGroups.remove': 'Removed a delegate from a Pharmacist-led Course',
  'virtualGroups.addUninvited': 'Added someone who came without an invitation',
  'virtualGroups.accept': 'Accepted the invitation to a Pharmacist-led Course',
  'virtualGroups.decline': 'Declined the invitation to a Pharmacist-led Course',
  'virtualGroups.wait': 'Put a person on the waiting list of a Pharmacist-led Course',
  'virtualGroups.stopWaiting': 'Removed a person from the waiting list of a Pharmacist-led Course',
  'virtualGroups.leaveWaiting': 'Left the waiting list of a Pharmacist-led Course',
  'virtualGroups.offer': 'Offered a place on a Pharmacist-led Course to a person on its waiting list',
  'virtualGroups.lapseOffer': 'An offer of a place on a Pharmacist-led Course ended without an answer',
  'virtualGroups.promote': 'Gave a place on a Pharmacist-led Course to a person on its waiting list',
  'virtualGroups.mark': 'Recorded attendance of a Pharmacist-led Course',
  'virtualGroups.assess': 'Recorded an assessment of a Pharmacist-led Course',
  'virtualGroups.close': 'Closed a Pharmacist-led Course',
  'virtualGroups.reopen': 'Reopened a Pharmacist-led Course',
  'virtualGroups.cancel': 'Cancelled a Pharmacist-led Course',
  'virtualGroups.respellVenue': 'Changed the spelling of a venue',
  'locations.create': 'Created a location',
  'locations.change': 'Changed the details of a location',
  'locations.archive': 'Archived a location',
  'locations.restore': 'Restored a location',
  'trainers.create': 'Made a trainer',
  'trainers.change': 'Changed the details of a trainer',
  'trainers.activate': 'Activated a trainer',
  'trainers.deactivate': 'Deactivated a trainer',
  'trainers.teach': 'Changed the courses of a trainer',
  'trainers.match': 'Changed the organisations of a trainer',
  'trainers.exclude': 'Changed the exclusions of a trainer',
  'trainers.setHours': 'Changed the availability of a trainer',
  'venues.create': 'Created a venue',
  'venues.change': 'Changed the details of a venue',
  'venues.archive': 'Archived a venue',
  'venues.restore': 'Restored a venue',
  'venues.exclude': 'Changed the organisations that cannot use a venue',
  'meetings.createAccount': 'Created an account for video meetings',
  'meetings.changeAccount': 'Changed an account for video meetings',
  'meetings.archiveAccount': 'Archived an account for video meetings',
  'meetings.restoreAccount': 'Restored an account for video meetings',
  'meetings.checkAccount': 'Checked an account for video meetings',
  'meetings.make': 'The video meeting of a session was made or changed',
  'meetings.remove': 'The video meeting of a session was removed',
  'meetings.fail': 'The video meeting of a session could not be made',
  'courses.create': 'Created a course',
  'courses.update': 'Changed the details of a course',
  'courses.goLive': 'Made a course live',
  'courses.thumbnail': 'Changed the picture of a course',
  'courses.sequence': 'Changed the order of the modules of a course',
  'courses.updateSco': 'Changed the settings of a module',
  'courses.checklist': 'Saved a checklist of a course',
  'courses.refresher': 'Changed the refresher of a course',
  'packages.upload': 'Uploaded a course package',
  'packages.allowHosts': 'Chose websites of a course package',
  'packages.replace': 'Replaced a course package',
  'documents.publish': 'Published a document',
  'learning.start': 'Started a course',
  'distance.read': 'Marked material as read',
  'distance.unread': 'Marked material as not read',
  'distance.handIn': 'Submitted an assessment',
  'paperCourses.recordResult': 'Recorded the result of a Face to Face Course',
  'externalCourses.add': 'Added an external course',
  'externalCourses.change': 'Changed an external course',
  'externalCourses.evidence': 'Added evidence for an external course',
  'externalCourses.delete': 'Deleted an external course',
  'certificates.revise': 'Reissued a certificate',
  'certificates.withdraw': 'Withdrew a certificate',
  'feedback.session': 'Gave feedback on a session',
  'questions.ask': 'Asked the pharmacist',
} as const satisfies Readonly<Record<`${AuditFamily}.${string}`, string>>;

export type AuditAction = keyof typeof auditWords;

/**
 * The action itself when it has a title. Otherwise a sentence that matches no action, so that the compiler's error
 * names the file.
 */
export type AuditActionWithWords<A extends string> = A extends AuditAction
  ? A
  : A extends `${AuditFamily}.${string}`
    ? `Add words for ${A} to packages/contract/src/features/audits/audits.words.ts`
    : `Add the family of ${A} to packages/contract/src/features/audits/audits.filters.ts, then its words to audits.words.ts`;

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
  course: 'Course',
  sco: 'Module',
  package: 'Package',
  document: 'Document',
  certificate: 'Certificate',
  'course user': 'Enrolment',
  'external course user': 'External course',
  'virtual group': 'Pharmacist-led Course',
  venue: 'Venue',
  location: 'Location',
  'video account': 'Account for video meetings',
  'video meeting': 'Video meeting',
  question: 'Question',
  'fix plan': 'Repair',
  session: 'Session',
  import: 'Uploaded list',
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

/** Returns a subject with the name of its kind, such as `Order 12`. Returns the subject itself when its kind has no name. */
export function subjectTitle(subject: string): string {
  const known = subjectKinds.filter((kind) => subject === kind || subject.startsWith(`${kind} `));
  const [kind] = known.toSorted((a, b) => b.length - a.length);
  return kind === undefined ? subject : auditSubjects[kind] + subject.slice(kind.length);
}
