export * from './resources.endpoints.ts';
export type * from './resources.schemas.ts';
