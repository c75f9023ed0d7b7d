/**
 * Kinds of notifications that a person can switch off. Notifications about the security of the account are always sent.
 */
export const noticeKinds = [
  'licencesIssued',
  'certificateReminders',
  'courseReminders',
  'bookingReminders',
  'feedbackRequests',
  'documentsToRead',
  'pharmacistQuestions',
  'lowStock',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
