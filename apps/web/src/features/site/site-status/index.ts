export { NotFoundScreen } from './not-found-screen.tsx';
export { OutboxScreen } from './outbox-screen.tsx';
