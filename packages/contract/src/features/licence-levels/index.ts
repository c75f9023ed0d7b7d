export * from './licence-levels.endpoints.ts';
export * from './licence-levels.fields.ts';
export type * from './licence-levels.schemas.ts';
