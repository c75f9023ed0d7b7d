export * from './resources.endpoints.ts';
export * from './resources.rules.ts';
export type * from './resources.schemas.ts';
