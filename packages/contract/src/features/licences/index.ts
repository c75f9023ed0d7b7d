export * from './licences.endpoints.ts';
export * from './licences.rules.ts';
export type * from './licences.schemas.ts';
export * from './licences.words.ts';
export * from './take-back.endpoints.ts';
export * from './take-back.rules.ts';
export type * from './take-back.schemas.ts';
