export * from './linked-courses.schemas.ts';
