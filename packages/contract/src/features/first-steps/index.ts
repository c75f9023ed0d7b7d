export * from './example-data.endpoints.ts';
export type * from './example-data.schemas.ts';
export * from './first-steps.endpoints.ts';
export * from './first-steps.rules.ts';
export type * from './first-steps.schemas.ts';
