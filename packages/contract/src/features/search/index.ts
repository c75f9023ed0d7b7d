export * from './search.endpoints.ts';
export type * from './search.schemas.ts';
