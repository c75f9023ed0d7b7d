export * from './learning-records.schemas.ts';
