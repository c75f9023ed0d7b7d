export * from './staffing.schemas.ts';
