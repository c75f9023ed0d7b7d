export * from './site-status.endpoints.ts';
export type * from './site-status.schemas.ts';
