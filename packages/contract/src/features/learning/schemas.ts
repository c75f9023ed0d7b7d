export * from './learning.schemas.ts';
export * from './progress.schemas.ts';
