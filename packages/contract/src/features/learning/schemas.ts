export * from './learning.schemas.ts';
