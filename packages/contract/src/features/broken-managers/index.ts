export * from './broken-managers.endpoints.ts';
export * from './broken-managers.rules.ts';
export type * from './broken-managers.schemas.ts';
