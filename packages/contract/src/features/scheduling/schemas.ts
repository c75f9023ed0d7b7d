export * from './journeys.schemas.ts';
export * from './scheduling.schemas.ts';
