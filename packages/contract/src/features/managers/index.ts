export * from './managers.endpoints.ts';
export type * from './managers.schemas.ts';
