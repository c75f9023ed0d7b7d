export * from './subgroups.endpoints.ts';
export type * from './subgroups.schemas.ts';
