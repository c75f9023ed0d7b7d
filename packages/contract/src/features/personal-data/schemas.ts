export * from './personal-data.schemas.ts';
