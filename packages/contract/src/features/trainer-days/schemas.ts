export * from './trainer-days.schemas.ts';
