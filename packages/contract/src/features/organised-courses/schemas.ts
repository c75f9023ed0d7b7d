export * from './organised-courses.schemas.ts';
