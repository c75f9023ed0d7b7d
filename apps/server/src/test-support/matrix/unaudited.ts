const ownChoice = 'what a person has chosen for their own screens and notices';
const ownDiary = 'a diary that nobody else can read or change';
const attemptLog = 'an attempt has a log of its own, sco_user_events, far too busy for this trail';

/** A list on its way to the import touches nobody; the import itself, and each person it makes, has its rows. */
const listsInTheMaking = Object.fromEntries(
  [
    'groups/:groupId/bulk-upload-edit-users',
    'groups/:groupId/bulk-upload-new-users',
    'groups/:groupId/subgroups/:subgroupId/bulk-upload-new-users',
  ].flatMap((path) =>
    [
      `POST ${path}: import_rows`,
      `POST ${path}: imports`,
      `PUT ${path}/:importId/columns: import_rows`,
      `PUT ${path}/:importId/columns: imports`,
      `PUT ${path}/:importId/rows: import_rows`,
    ].map((write) => [write, 'a list that is not imported yet changes nothing for anybody']),
  ),
);

const foundAgain = 'decides nothing: what is there is found again';

const resetAsked = 'nobody is known yet; the new password that follows is in the trail';

/** Writes without a row of the audit trail, with the reason. */
export const unauditedOnPurpose: Readonly<Record<string, string>> = {
  ...listsInTheMaking,
  'POST password/email: background_tasks': resetAsked,
  'POST password/email: password_reset_requests': resetAsked,
  'POST cpd-records: cpd_records': ownDiary,
  'PUT cpd-records/:recordId: cpd_records': ownDiary,
  'DELETE cpd-records/:recordId: cpd_records': ownDiary,
  'POST notifications/:notificationId/read: notifications': 'that a notice was read changes nothing for anybody',
  'PUT account/notices: muted_notices': ownChoice,
  'PUT account/theme: users': ownChoice,
  'POST reports/duplication-overview/search: duplicate_pairs': foundAgain,
  'POST reports/duplication-overview/search: duplicate_searches': foundAgain,
  'POST reports/duplication-overview/search: duplicate_things': foundAgain,
  'POST sco-user/:scoUserId/audit: sco_user_events': attemptLog,
  'POST sco-user/:scoUserId/start: course_users': attemptLog,
  'POST sco-user/:scoUserId/start: sco_user_events': attemptLog,
  'POST sco-user/:scoUserId/start: sco_users': attemptLog,
  'POST sco-user/:scoUserId/save-feedback: course_feedback': 'stars for a course, kept with who gave them and when',
};
