export * from './trainer-days.endpoints.ts';
export * from './trainer-days.rules.ts';
export type * from './trainer-days.schemas.ts';
