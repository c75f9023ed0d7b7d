import { z } from 'zod';
import { done } from '../../common.schemas.ts';
import { noticeKinds } from './notice-choices.rules.ts';

const choice = z.strictObject({ kind: z.enum(noticeKinds), is_on: z.boolean() });

export const noticeChoicesSchemas = {
  listNoticeChoices: { response: z.array(choice) },
  saveNoticeChoice: { body: choice, response: done },
};
