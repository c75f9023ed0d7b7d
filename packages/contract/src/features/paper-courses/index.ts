export * from './feedback.endpoints.ts';
export type * from './feedback.schemas.ts';
export * from './paper-courses.endpoints.ts';
export * from './paper-courses.fields.ts';
export * from './paper-courses.rules.ts';
export type * from './paper-courses.schemas.ts';
export * from './results.endpoints.ts';
export type * from './results.schemas.ts';
