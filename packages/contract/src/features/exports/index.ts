export * from './exports.endpoints.ts';
export * from './exports.rules.ts';
export type * from './exports.schemas.ts';
