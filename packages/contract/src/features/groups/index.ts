export * from './groups.endpoints.ts';
export * from './groups.fields.ts';
export * from './groups.rules.ts';
export type * from './groups.schemas.ts';
