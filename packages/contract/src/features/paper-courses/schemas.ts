export * from './paper-courses.schemas.ts';
export * from './results.schemas.ts';
