export { messageRoutes } from './messages.routes.ts';
export { sendMessage } from './send-message.ts';
