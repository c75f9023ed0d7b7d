export * from './external-courses.schemas.ts';
