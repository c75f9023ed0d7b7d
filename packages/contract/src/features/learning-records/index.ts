export * from './learning-records.endpoints.ts';
export * from './learning-records.rules.ts';
export type * from './learning-records.schemas.ts';
