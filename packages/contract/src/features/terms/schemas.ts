export * from './terms.schemas.ts';
