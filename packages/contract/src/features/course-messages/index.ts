export * from './messages.endpoints.ts';
export * from './messages.rules.ts';
export type * from './messages.schemas.ts';
