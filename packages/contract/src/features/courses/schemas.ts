export * from './courses.schemas.ts';
