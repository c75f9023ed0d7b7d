export * from './bookings.endpoints.ts';
export * from './bookings.fields.ts';
export * from './bookings.rules.ts';
export type * from './bookings.schemas.ts';
export * from './choosing.endpoints.ts';
export * from './choosing.rules.ts';
export type * from './choosing.schemas.ts';
