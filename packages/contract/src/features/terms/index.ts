export * from './terms.endpoints.ts';
export * from './terms.rules.ts';
export type * from './terms.schemas.ts';
