export * from './scheduling.endpoints.ts';
export * from './scheduling.rules.ts';
export type * from './scheduling.schemas.ts';
export * from './travel.endpoints.ts';
export * from './travel.rules.ts';
export type * from './travel.schemas.ts';
