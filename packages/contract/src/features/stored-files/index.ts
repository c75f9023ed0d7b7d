export * from './stored-files.endpoints.ts';
export type * from './stored-files.schemas.ts';
