export * from './work-history.schemas.ts';
