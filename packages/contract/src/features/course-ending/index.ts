export type * from './close-report.schemas.ts';
export * from './ending.endpoints.ts';
export type * from './ending.schemas.ts';
