export * from './leaving.endpoints.ts';
export * from './leaving.rules.ts';
export type * from './leaving.schemas.ts';
