export { MessagesCard } from './messages-card.tsx';
