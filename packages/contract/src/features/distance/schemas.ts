export * from './distance.schemas.ts';
