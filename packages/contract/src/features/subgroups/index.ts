export * from './subgroups.endpoints.ts';
export * from './subgroups.fields.ts';
export type * from './subgroups.schemas.ts';
