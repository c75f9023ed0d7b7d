export * from './bookings.schemas.ts';
