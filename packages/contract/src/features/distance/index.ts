export * from './distance.endpoints.ts';
export * from './distance.rules.ts';
export type * from './distance.schemas.ts';
export * from './trials.endpoints.ts';
export type * from './trials.schemas.ts';
