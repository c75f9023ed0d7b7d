export * from './bookings.endpoints.ts';
export * from './bookings.fields.ts';
export * from './bookings.rules.ts';
export type * from './bookings.schemas.ts';
