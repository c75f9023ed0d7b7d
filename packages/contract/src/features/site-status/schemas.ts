export * from './site-status.schemas.ts';
