export * from './course-days.rules.ts';
export * from './my-learning.endpoints.ts';
export * from './my-learning.rules.ts';
export type * from './my-learning.schemas.ts';
export * from './sessions.rules.ts';
export type * from './sessions.schemas.ts';
