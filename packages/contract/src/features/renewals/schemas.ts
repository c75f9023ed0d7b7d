export * from './renewals.schemas.ts';
