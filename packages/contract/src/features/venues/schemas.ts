export * from './venues.schemas.ts';
