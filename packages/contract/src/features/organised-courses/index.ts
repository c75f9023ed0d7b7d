export * from './organised-courses.endpoints.ts';
export type * from './organised-courses.schemas.ts';
