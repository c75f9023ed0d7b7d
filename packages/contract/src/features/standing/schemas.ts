export * from './standing.schemas.ts';
