/**
 * Reads that take neither a scope nor a checked id, with the reason. A key is a file, or a file and a function of it.
 * An entry that is no longer needed fails the test.
 */
export const unscopedReads: Record<string, string> = {
  // Tables that belong to no place and no person.
  'features/courses/checklists/checklists.repository.ts': 'checklists belong to the catalogue',
  'features/certificate-settings/lists/footers.repository.ts':
    'footer messages belong to the site, and only site admins read them',
  'features/certificate-settings/lists/icons.repository.ts': 'icons belong to the site, and only site admins read them',
  'features/certificate-settings/pictures/pictures.repository.ts':
    'pictures belong to the site, and only site admins read them',
  'features/certificate-settings/printing/product-details.repository.ts': 'details of courses of the catalogue',
  'features/certificate-settings/printing/printed-icons.repository.ts':
    'icons and messages of the site, by ids of settings',
  'features/certificate-settings/settings/settings.repository.ts':
    'settings of a course and of the organisation that issues; only site admins read them by an address',
  'features/exports/claim-export.repository.ts claimExport': 'a worker makes the files of everybody',
  'features/certificates/reissuing/reissues.repository.ts lockNext': 'the batch has a checked id',
  'features/courses/courses.repository.ts': 'courses of the catalogue are for everybody',
  'features/linked-courses/linked-courses.repository.ts':
    'courses of the catalogue, and numbers of people, for site admins',
  'features/linked-courses/link-effects.repository.ts': 'numbers of people, for site admins',
  'features/linked-courses/refreshers.report.ts': 'courses of the catalogue, and numbers of people, for site admins',
  'features/courses/refreshers.repository.ts': 'courses of the catalogue are for everybody',
  'features/courses/archiving/archiving.repository.ts': 'courses of the catalogue are for everybody',
  'features/courses/versions/versions.repository.ts': 'courses of the catalogue are for everybody',
  'features/dashboards/site-figures.repository.ts': 'figures of the whole site, without places and people',
  'features/distance/assessments.repository.ts findAssessment': 'assessments belong to the catalogue',
  'features/distance/assessments.repository.ts listQuestions': 'questions belong to the catalogue',
  'features/distance/trials/trials.repository.ts findTriedCourse': 'courses belong to the catalogue',
  'features/external-courses/catalogue/catalogue.repository.ts':
    'external courses of the catalogue, which only site admins change',
  'features/external-courses/catalogue/recognitions.repository.ts':
    'external courses of the catalogue, which only site admins change',
  'features/external-courses/external-courses.repository.ts listCatalogue': 'external courses of the catalogue',
  'features/licence-levels/level-settings.repository.ts findLowAt': 'levels of a product, for the whole site',
  'features/licence-orders/products.repository.ts': 'products belong to the catalogue',
  'platform/site-settings/site-settings.repository.ts': 'settings of the site',
  'features/licence-stock/supply.repository.ts findProduct': 'products belong to the catalogue',
  'features/virtual-groups/assessing/online-assessments.repository.ts hasOnlineCourse': 'courses of the catalogue',
  'features/virtual-groups/calendar/calendar-invitations.repository.ts listOutdatedCourses':
    'job over all courses to come',
  'features/documents/documents.repository.ts':
    'the place is a checked organisation, or the whole site, which only site admins reach',
  'features/documents/audience/audience.repository.ts':
    'the place is a checked organisation, or the whole site, which only site admins reach',
  'features/documents/readers/readers.repository.ts':
    'the place is a checked organisation, or the whole site, which only site admins reach',
  'features/documents/signatures/signatures.repository.ts':
    'the place is a checked organisation, or the whole site, which only site admins reach',
  'features/documents/versions/versions.repository.ts': 'the caller has found the document in its place',
  'features/documents/reviews/reviews.repository.ts': 'job over all documents',
  'features/documents/reminding/rounds.repository.ts listRounds': 'the caller has found the document in its place',
  'features/documents/to-read/to-read.repository.ts listNextPeople': 'task over the people of the whole site',
  'features/documents/versions/waiting-scans.repository.ts': 'a worker scans the files of the whole site',
  'features/locations/locations.repository.ts': 'locations belong to no place, and only site admins read them',
  'features/venues/exclusions.repository.ts': 'exclusions from venues are for site admins only',
  'features/video-meetings/accounts/accounts.repository.ts': 'accounts for video meetings are for site admins only',
  'features/scheduling/facts/account-times.repository.ts findAccount': 'accounts for video meetings belong to no place',
  'features/video-meetings/meetings/claim-meeting.repository.ts': 'a worker makes the meetings of the whole site',
  'features/venues/venues.repository.ts': 'venues belong to no place, and listVenuesFor takes a checked organisation',
  'features/packages/archive-sco.repository.ts': 'modules belong to the catalogue',
  'features/packages/packages.repository.ts': 'packages belong to the catalogue',
  'features/packages/scos.repository.ts': 'modules belong to the catalogue',
  'features/scheduling/facts/course.repository.ts getSettings': 'the settings of the site belong to no place',
  'features/scheduling/facts/hours.repository.ts':
    'trainers lead courses everywhere, and only site admins compare them',
  'features/scheduling/facts/trainers.repository.ts listAwayDays': 'only site admins compare trainers',
  'features/scheduling/travel/journey.repository.ts': 'trainers belong to no place, and only site admins read them',
  'features/scheduling/travel/led-sessions.repository.ts': 'only site admins see the sessions that trainers have led',
  'features/managers/organisers.repository.ts lockRoles':
    'the command has found the person among the members of the place',
  'features/trainers/active-trainers.repository.ts': 'trainers lead courses everywhere',
  'features/trainers/trainers.repository.ts': 'trainers belong to no place, and only site admins read them',
  'features/trainers/suitability.repository.ts listTaughtCourses': 'courses of the catalogue are for everybody',
  'features/trainers/upcoming.repository.ts': 'only site admins see the courses of all organisations',
  'features/virtual-groups/waiting-list/waiting-list.repository.ts listDueCourses':
    'a job that looks at the waiting lists of the whole site',
  'features/virtual-groups/reminding/feedback-requests.repository.ts listAskable':
    'a job that looks at the courses of the whole site',
  'features/virtual-groups/reminding/reminders.repository.ts listRemindable':
    'a job that looks at the courses of the whole site',
  'features/virtual-groups/planning/choices.repository.ts listTaughtProducts': 'products belong to the catalogue',
  'features/learning/reviewing/doubtful-results.repository.ts': 'results of everybody, for the operator of the site',
  'features/learning/trials/trials.repository.ts': 'modules of the catalogue, for the site admin who tries one',
  'features/account/name-requests/name-requests.repository.ts':
    'requests of an organisation that has a checked id, or of everyone for site admins',
  'features/paper-courses/importing/listed-results.repository.ts findResultCourse': 'rule of a course of the catalogue',
  'features/feedback-forms/forms.repository.ts': 'forms of the site and of products of the catalogue',
  'features/feedback-forms/answers/answers.repository.ts': 'only site admins read the feedback of all organisations',
  'features/product-details/product-details.repository.ts': 'products of the catalogue, and site admins who own them',
  'features/product-details/launch-details.repository.ts':
    'products of the catalogue, after the card was read with the scope',
  'features/product-details/reminding/due-products.repository.ts': 'job over all products',
  'features/paper-courses/paper-courses.repository.ts': 'face-to-face courses of the catalogue',
  'features/paper-courses/versions/versions.repository.ts': 'face-to-face courses of the catalogue',
  'features/paper-courses/recording/paper-results.repository.ts findRule': 'face-to-face courses of the catalogue',
  'features/paper-courses/recording/paper-results.repository.ts findRuleOfVersion':
    'face-to-face courses of the catalogue',
  'features/certificates/correcting/corrected-certificates.repository.ts findCertificateOf':
    'the result of a licence that was read with the scope',
  'features/certificates/issued-certificates.repository.ts insertCertificate':
    'numbers the certificates of the record that was completed',
  'features/site-status/site-status.repository.ts': 'state of the site; its outbox is shown on demo sites only',
  'features/stored-files/stored-files.repository.ts': 'compares all stored files with all rows that name them',
  'features/merges/duplicates/duplicate-pairs.repository.ts findSearchedAt': 'time of the last search of the site',

  // Reads before a session, by a secret that the caller presents.
  'features/account/email-changes.repository.ts findEmailChange': 'by the link in an email',
  'features/account/name-changes.repository.ts findNameChange': 'by the link in an email',
  'features/auth/auth.repository.ts findAccountByName': 'at sign-in, by the name that was typed',
  'features/auth/passkeys/passkeys.repository.ts findPasskey': 'at sign-in, by the id of the passkey',
  'features/auth/passwords/link-tokens.repository.ts findLinkToken': 'by the link in an email',
  'features/auth/throttle/throttle.repository.ts': 'budgets belong to no person',
  'features/certificates/certificates.repository.ts findCertificateByKey':
    'everybody who has the number or the code may look',
  'features/learning/attempts.repository.ts findAttemptByToken': 'by the launch token of the player',
  'features/learning/commits/commit.repository.ts': 'by the launch token of the player',
  'features/learning/practice/practice.repository.ts findPracticeByToken': 'by the launch token of the player',
  'features/learning/practice/practice.repository.ts applyToPractice': 'by the launch token of the player',

  // Reads of jobs, tasks and the operator.
  'features/certificates/new-certificates.repository.ts': 'a job writes to people of the whole site',
  'features/licences/notify-issued.repository.ts': 'a daily job writes to people of the whole site',
  'features/audits/seals.repository.ts': 'jobs and the operator check the whole audit trail',
  'platform/backup/secret-key-owners.repository.ts': 'the start of the server checks the whole site',
  'features/certificates/reminders.repository.ts': 'a daily job reminds people of the whole site',
  'features/ledger/low-stock.repository.ts': 'a daily job looks at the whole site',
  'features/ledger/watch-level.repository.ts noteCrossings': 'a daily job looks at the whole site',
  'features/licence-levels/check-ledger.repository.ts': 'a job and the operator check the whole ledger',
  'features/licence-requests/requests.repository.ts lapseBefore': 'a daily job looks at the whole site',
  'features/members/inviting/provisional-accounts.repository.ts': 'a daily job looks at the whole site',
  'features/personal-data/erasing/erasures.repository.ts listUnfinished': 'a daily job looks at the whole site',
  'features/personal-data/erasing/erasures.repository.ts listErasures': 'the list of erasures covers the whole site',
  'features/personal-data/erasing/erasures.repository.ts listAccountsToErase':
    'an operator repeats the erasures of the whole site after a restore',
  'platform/backup/backup-lease.repository.ts': 'the lease of backups belongs to no place',
  'platform/jobs/jobs.repository.ts': 'jobs belong to no place',
  'features/badges/keys/keys.repository.ts listKeys': 'keys sign all badges, and belong to no place',
  'features/badges/badges.repository.ts findCertificateOfBadge': 'the signed badge is the only key',
  'features/badges/credential/achievements.repository.ts findAchievement': 'courses belong to no place',
  'features/badges/status-lists/status-lists.repository.ts findWithdrawnPlaces':
    'answers bits at random places, which everybody may read',
  'platform/jobs/tasks.repository.ts': 'tasks belong to no place',

  // Reads inside a command, with what the command has found by its scope.
  'features/account/account.repository.ts findPersonByEmail': 'notifies the owner of an address and answers nothing',
  'features/ledger/ledger.repository.ts lockAccounts': 'accounts that ensureAccount has found by their ledger key',
  'features/licence-stock/supply.repository.ts teaches': 'isPlaceIn has found the virtual group in its organisation',
  'features/certificates/issued-certificates.repository.ts findCompletion':
    'the completion was stored in the transaction',
  'platform/standing/standing.repository.ts': 'a command names the people, of whom it has changed something',
  'platform/accounts/accounts.repository.ts insertMissingAccounts': 'finds out which of new addresses have an account',
  'features/notifications/notifications.repository.ts listSiteAdminIds': 'site admins are notified, whoever acts',
  'features/merges/duplicate-records/records.repository.ts areSamePlace': 'compares two texts and reads no table',
  'features/trainers/figures.repository.ts lockTrainerOf': 'the command has found the course by its scope',
  'features/trainers/compatibility.repository.ts listOpenGroups': 'site admins choose among all organisations',
  'features/trainers/exclusions.repository.ts listUsableVenues': 'venues belong to no place',
  'features/users/super-admins.repository.ts': 'site admins belong to no place; at least one must remain',
  'platform/idempotency/idempotency.repository.ts getAnswer': 'the key of the same person has found the answer',
  'platform/audit/last-change.repository.ts': 'the command has locked the record whose change it merges',
};
