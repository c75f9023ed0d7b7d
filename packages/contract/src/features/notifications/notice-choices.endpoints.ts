import { endpoint } from '../../endpoint.ts';
import type { noticeChoicesSchemas } from './notice-choices.schemas.ts';

/** Lists the kinds of notifications that this person can get. */
export const listNoticeChoices = endpoint<typeof noticeChoicesSchemas.listNoticeChoices>({
  method: 'GET',
  path: 'account/notices',
  levels: ['member'],
  permission: 'notifications.choose',
});

export const saveNoticeChoice = endpoint<typeof noticeChoicesSchemas.saveNoticeChoice>({
  method: 'PUT',
  path: 'account/notices',
  levels: ['member'],
  permission: 'notifications.choose',
});
