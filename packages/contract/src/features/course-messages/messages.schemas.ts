import { z } from 'zod';
import { id, idempotencyKey, inPlace, inVirtualGroup, moment } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';

const courseMessage = z.object({
  id: z.number().int(),
  sender: z.string(),
  body: z.string(),
  /** Delegates who got the email. */
  recipients: z.number().int(),
  sent_at: moment,
});
export type CourseMessage = z.output<typeof courseMessage>;

const courseMessages = z.object({
  /** Time from which the next message can be sent. Null when one can be sent now. */
  next_at: moment.nullable(),
  /** Delegates who would get a message now. */
  recipients: z.number().int(),
  /** Newest first. */
  rows: z.array(courseMessage),
});
export type CourseMessages = z.output<typeof courseMessages>;

const body = z.strictObject({
  /** Plain text. An empty line begins a paragraph. */
  body: z.string().trim().min(1, 'Enter the message').max(limits.text, ruleMessages.maxText(limits.text)),
  idempotencyKey,
});
const inVirtualGroupAt = inPlace.extend({ virtualGroupId: id });

export const messagesSchemas = {
  listCourseMessages: { params: inVirtualGroupAt, response: courseMessages },
  sendCourseMessage: { params: inVirtualGroupAt, body, response: courseMessages },
  listLedCourseMessages: { params: inVirtualGroup, response: courseMessages },
  sendLedCourseMessage: { params: inVirtualGroup, body, response: courseMessages },
  listOwnCourseMessages: {
    params: inVirtualGroup,
    response: z.array(courseMessage.omit({ recipients: true })),
  },
};
