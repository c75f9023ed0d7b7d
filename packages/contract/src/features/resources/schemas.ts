export * from './resources.schemas.ts';
