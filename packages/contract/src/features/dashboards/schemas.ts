export * from './dashboards.schemas.ts';
