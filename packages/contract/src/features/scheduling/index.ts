export * from './scheduling.endpoints.ts';
export * from './scheduling.rules.ts';
export type * from './scheduling.schemas.ts';
