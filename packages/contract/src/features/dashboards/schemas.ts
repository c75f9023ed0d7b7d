export * from './dashboards.schemas.ts';
export * from './place-home.schemas.ts';
