export * from './learning-zone.schemas.ts';
