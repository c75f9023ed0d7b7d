export * from './example-data.schemas.ts';
export * from './first-steps.schemas.ts';
