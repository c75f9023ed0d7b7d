export * from './booking-settings.endpoints.ts';
export * from './booking-settings.fields.ts';
export * from './journeys.endpoints.ts';
export * from './journeys.rules.ts';
export type * from './journeys.schemas.ts';
export * from './scheduling.endpoints.ts';
export * from './scheduling.rules.ts';
export type * from './scheduling.schemas.ts';
