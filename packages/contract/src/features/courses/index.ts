export * from './courses.endpoints.ts';
export * from './courses.rules.ts';
export type * from './courses.schemas.ts';
