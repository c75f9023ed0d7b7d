export * from './dashboards.endpoints.ts';
export type * from './dashboards.schemas.ts';
export * from './place-home.endpoints.ts';
export type * from './place-home.schemas.ts';
