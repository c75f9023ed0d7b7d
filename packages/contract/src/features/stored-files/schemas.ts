export * from './stored-files.schemas.ts';
