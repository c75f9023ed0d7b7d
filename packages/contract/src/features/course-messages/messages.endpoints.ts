import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { messagesSchemas } from './messages.schemas.ts';

const path = 'virtual-groups/:virtualGroupId/messages';
const permission = 'virtualGroups.message';
const led = { path, permission, levels: ['virtualGroupAdmin'] } as const;

/** Lists the messages that the delegates of a course got. */
export const listCourseMessages = atPlace<typeof messagesSchemas.listCourseMessages>({
  method: 'GET',
  path,
  permission,
});

/** Emails the delegates of a course. Throws 409 for a fourth message within 24 hours. */
export const sendCourseMessage = atPlace<typeof messagesSchemas.sendCourseMessage>({
  method: 'POST',
  path,
  permission,
});

/** Lists the messages to the delegates of a course, for its trainer. */
export const listLedCourseMessages = endpoint<typeof messagesSchemas.listLedCourseMessages>({ ...led, method: 'GET' });

/** Emails the delegates of a course, as its trainer. */
export const sendLedCourseMessage = endpoint<typeof messagesSchemas.sendLedCourseMessage>({ ...led, method: 'POST' });

/** Lists the messages that the signed-in delegate got about a course. */
export const listOwnCourseMessages = endpoint<typeof messagesSchemas.listOwnCourseMessages>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/messages',
  levels: ['member'],
  permission: 'virtualGroups.answer',
});
