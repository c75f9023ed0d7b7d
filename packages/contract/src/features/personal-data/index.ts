export * from './personal-data.endpoints.ts';
export * from './personal-data.rules.ts';
export type * from './personal-data.schemas.ts';
export * from './retention.rules.ts';
