export * from './questions.schemas.ts';
