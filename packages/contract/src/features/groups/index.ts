export * from './groups.endpoints.ts';
export * from './groups.rules.ts';
export type * from './groups.schemas.ts';
