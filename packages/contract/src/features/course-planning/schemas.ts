export * from './planning.schemas.ts';
