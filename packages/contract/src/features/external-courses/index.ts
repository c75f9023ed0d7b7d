export * from './external-courses.endpoints.ts';
export * from './external-courses.rules.ts';
export type * from './external-courses.schemas.ts';
