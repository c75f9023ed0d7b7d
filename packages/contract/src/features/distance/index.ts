export * from './distance.endpoints.ts';
export * from './distance.rules.ts';
export type * from './distance.schemas.ts';
