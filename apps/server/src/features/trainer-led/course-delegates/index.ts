export { sessionBooked, sessionBookedAgain } from './delegates/delegates.messages.ts';
export { delegateRoutes } from './delegates/delegates.routes.ts';
export { endAcceptances, hasPlace } from './delegates/end-acceptances.ts';
export { isInformed, listInformedWaiting } from './waiting-list/announce-waiting.ts';
export { waitingListTask, watchWaitingLists } from './waiting-list/settle-waiting-lists.ts';
export { showOwnWaiting } from './waiting-list/show-waiting-list.ts';
export { waitingListRoutes } from './waiting-list/waiting-list.routes.ts';
