import {
  listCourseMessages,
  listLedCourseMessages,
  listOwnCourseMessages,
  sendCourseMessage,
  sendLedCourseMessage,
} from '@doselore/contract/course-messages';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import { sendMessage } from './send-message.ts';
import { showMessages, showOwnMessages } from './show-messages.ts';

export const messageRoutes: Route[] = [
  ...serveAtPlace(listCourseMessages, ({ params: { virtualGroupId, ...place }, scope, services }) =>
    showMessages(services, { scope, place, virtualGroupId }),
  ),
  ...serveAtPlace(sendCourseMessage, async ({ params: { virtualGroupId, ...place }, body, scope, services, actor }) => {
    await sendMessage(services, actor, { scope, place, virtualGroupId, ...body });
    return showMessages(services, { scope, place, virtualGroupId });
  }),
  serve(listLedCourseMessages, ({ params, scope, services }) => showMessages(services, { ...params, scope })),
  serve(sendLedCourseMessage, async ({ params, body, scope, services, actor }) => {
    await sendMessage(services, actor, { ...params, ...body, scope });
    return showMessages(services, { ...params, scope });
  }),
  serve(listOwnCourseMessages, ({ params, person, services }) =>
    showOwnMessages(services.db, { ...params, userId: person.id }),
  ),
];
