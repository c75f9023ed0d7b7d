export * from './venues.endpoints.ts';
export * from './venues.fields.ts';
export * from './venues.rules.ts';
export type * from './venues.schemas.ts';
