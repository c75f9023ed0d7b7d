export * from './bookings.schemas.ts';
export * from './choosing.schemas.ts';
