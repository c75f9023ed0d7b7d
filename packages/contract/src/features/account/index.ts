export * from './account.endpoints.ts';
export * from './account.fields.ts';
export * from './account.rules.ts';
export type * from './account.schemas.ts';
export * from './name-requests.endpoints.ts';
export type * from './name-requests.schemas.ts';
