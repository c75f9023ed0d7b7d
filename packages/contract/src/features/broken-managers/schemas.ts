export * from './broken-managers.schemas.ts';
