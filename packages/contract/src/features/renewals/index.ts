export * from './renewals.endpoints.ts';
export type * from './renewals.schemas.ts';
