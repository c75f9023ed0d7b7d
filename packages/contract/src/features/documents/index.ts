export * from './documents.endpoints.ts';
export * from './documents.fields.ts';
export * from './documents.rules.ts';
export type * from './documents.schemas.ts';
