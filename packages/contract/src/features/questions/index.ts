export * from './questions.endpoints.ts';
export * from './questions.rules.ts';
export type * from './questions.schemas.ts';
