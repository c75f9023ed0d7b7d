export * from './renewals.schemas.ts';
export * from './training-status.schemas.ts';
