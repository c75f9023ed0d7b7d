export * from './duplicate-records.endpoints.ts';
export * from './duplicate-records.rules.ts';
export type * from './duplicate-records.schemas.ts';
export * from './duplicates.endpoints.ts';
export * from './duplicates.rules.ts';
export type * from './duplicates.schemas.ts';
export * from './merges.endpoints.ts';
export * from './merges.rules.ts';
export type * from './merges.schemas.ts';
