import { z } from 'zod';
import { done } from '../../common.schemas.ts';
import { noticeKinds } from './notice-choices.rules.ts';

const kind = z.enum(noticeKinds);

export const noticeChoicesSchemas = {
  listNoticeChoices: { response: z.array(z.object({ kind, is_on: z.boolean() })) },
  saveNoticeChoice: { body: z.strictObject({ kind, isOn: z.boolean() }), response: done },
};
