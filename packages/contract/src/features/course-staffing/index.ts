export * from './staffing.endpoints.ts';
export * from './staffing.rules.ts';
export type * from './staffing.schemas.ts';
