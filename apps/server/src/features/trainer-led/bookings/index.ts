export { bookingRoutes } from './bookings.routes.ts';
export { confirmationTask, watchConfirmations } from './due/watch-confirmations.ts';
