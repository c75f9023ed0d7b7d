/** What a person may switch off. What concerns the security of the account is always sent. */
export const noticeKinds = ['certificateReminders', 'pharmacistQuestions', 'lowStock'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
