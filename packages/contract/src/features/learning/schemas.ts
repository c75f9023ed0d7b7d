export * from './learning.schemas.ts';
export * from './progress.schemas.ts';
export * from './trials.schemas.ts';
