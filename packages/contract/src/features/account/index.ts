export * from './account.endpoints.ts';
export * from './account.rules.ts';
export type * from './account.schemas.ts';
