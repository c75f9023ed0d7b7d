export * from './register.endpoints.ts';
export * from './register.rules.ts';
export type * from './register.schemas.ts';
