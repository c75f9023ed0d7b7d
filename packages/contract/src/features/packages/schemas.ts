export * from './packages.schemas.ts';
