export * from './certificates.schemas.ts';
