export * from './catalogue.schemas.ts';
export * from './external-courses.schemas.ts';
export * from './queue.schemas.ts';
export * from './verdicts.schemas.ts';
