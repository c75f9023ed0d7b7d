export * from './leaving.schemas.ts';
