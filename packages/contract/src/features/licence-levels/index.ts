export * from './licence-levels.endpoints.ts';
export type * from './licence-levels.schemas.ts';
