export * from './managers.schemas.ts';
