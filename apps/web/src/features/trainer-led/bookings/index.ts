export { BookingsSwitch } from './bookings-switch.tsx';
