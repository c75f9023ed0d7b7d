export * from './commit.rules.ts';
export * from './learning.endpoints.ts';
export * from './learning.rules.ts';
export type * from './learning.schemas.ts';
export type * from './progress.schemas.ts';
export * from './trials.endpoints.ts';
