export * from './cells.rules.ts';
export * from './columns.rules.ts';
export * from './days.rules.ts';
export * from './imports.endpoints.ts';
export * from './imports.rules.ts';
export type * from './imports.schemas.ts';
