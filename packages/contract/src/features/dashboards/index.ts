export * from './dashboards.endpoints.ts';
export type * from './dashboards.schemas.ts';
