export * from '../../read-day.ts';
export * from './cells.rules.ts';
export * from './columns.rules.ts';
export * from './imports.endpoints.ts';
export * from './imports.rules.ts';
export type * from './imports.schemas.ts';
export * from './kinds.rules.ts';
