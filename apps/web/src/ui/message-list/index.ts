export { MessageList, type ShownMessage } from './message-list.tsx';
