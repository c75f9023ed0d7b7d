export * from './planning.endpoints.ts';
export * from './planning.rules.ts';
export type * from './planning.schemas.ts';
