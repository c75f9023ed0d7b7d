export * from './renewals.endpoints.ts';
export type * from './renewals.schemas.ts';
export * from './training-status.endpoints.ts';
export * from './training-status.rules.ts';
export type * from './training-status.schemas.ts';
