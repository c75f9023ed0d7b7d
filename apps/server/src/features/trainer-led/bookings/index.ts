export { bookingRoutes } from './bookings.routes.ts';
