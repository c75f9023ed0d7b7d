import { z } from 'zod';
import { done } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** What a person may switch off. What concerns the security of the account is always sent. */
export const noticeKinds = ['certificateReminders', 'pharmacistQuestions', 'lowStock'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const choice = z.strictObject({ kind: z.enum(noticeKinds), is_on: z.boolean() });

/** Those that this person could get at all. */
export const listNoticeChoices = defineEndpoint({
  method: 'GET',
  path: 'account/notices',
  levels: ['member'],
  permission: 'notifications.choose',
  response: z.array(choice),
});

export const saveNoticeChoice = defineEndpoint({
  method: 'PUT',
  path: 'account/notices',
  levels: ['member'],
  permission: 'notifications.choose',
  body: choice,
  response: done,
});
