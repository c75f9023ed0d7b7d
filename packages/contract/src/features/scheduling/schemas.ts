export * from './scheduling.schemas.ts';
export * from './travel.schemas.ts';
