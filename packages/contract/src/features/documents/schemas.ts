export * from './documents.schemas.ts';
