export * from './duplicate-records.schemas.ts';
export * from './duplicates.schemas.ts';
export * from './merges.schemas.ts';
