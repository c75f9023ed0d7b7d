export * from './distance.schemas.ts';
export * from './trials.schemas.ts';
