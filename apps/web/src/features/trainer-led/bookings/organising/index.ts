export { BookScreen } from './book-screen.tsx';
export { OwnBookingsScreen } from './own-bookings-screen.tsx';
