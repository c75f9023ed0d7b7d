export * from './groups.schemas.ts';
