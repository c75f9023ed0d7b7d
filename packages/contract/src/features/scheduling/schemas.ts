export * from './scheduling.schemas.ts';
