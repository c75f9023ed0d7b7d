export * from './work-history.endpoints.ts';
export * from './work-history.rules.ts';
export type * from './work-history.schemas.ts';
