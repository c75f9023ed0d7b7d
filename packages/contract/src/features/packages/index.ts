export * from './packages.endpoints.ts';
export type * from './packages.schemas.ts';
