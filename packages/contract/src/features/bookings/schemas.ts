export * from './asking.schemas.ts';
export * from './bookings.schemas.ts';
export * from './choosing.schemas.ts';
export * from './confirming.schemas.ts';
export * from './multi-day.schemas.ts';
export * from './organising.schemas.ts';
export * from './place-enquiries.schemas.ts';
export * from './trainer-record.schemas.ts';
