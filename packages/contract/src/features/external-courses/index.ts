export * from './catalogue.endpoints.ts';
export type * from './catalogue.schemas.ts';
export * from './external-courses.endpoints.ts';
export * from './external-courses.rules.ts';
export type * from './external-courses.schemas.ts';
export * from './queue.endpoints.ts';
export type * from './queue.schemas.ts';
export * from './verdicts.endpoints.ts';
export type * from './verdicts.schemas.ts';
