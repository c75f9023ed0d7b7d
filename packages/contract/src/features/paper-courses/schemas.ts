export * from './feedback.schemas.ts';
export * from './paper-courses.schemas.ts';
export * from './results.schemas.ts';
