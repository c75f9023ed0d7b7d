export * from './standing.endpoints.ts';
export * from './standing.rules.ts';
export type * from './standing.schemas.ts';
