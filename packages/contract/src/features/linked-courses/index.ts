export * from './linked-courses.endpoints.ts';
export * from './linked-courses.rules.ts';
export type * from './linked-courses.schemas.ts';
