export * from './imports.schemas.ts';
