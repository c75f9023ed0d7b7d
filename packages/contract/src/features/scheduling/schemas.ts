export * from './booking-settings.schemas.ts';
export * from './journeys.schemas.ts';
export * from './scheduling.schemas.ts';
