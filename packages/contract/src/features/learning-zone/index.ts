export * from './learning-zone.endpoints.ts';
export type * from './learning-zone.schemas.ts';
